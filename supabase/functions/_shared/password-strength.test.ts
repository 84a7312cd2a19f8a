import { describe, expect, it } from 'vitest';
import { adviceFor, weaknessOf } from './password-strength.ts';

const EMAIL = 'redaction@exemple.fr';

describe('weaknessOf', () => {
  it.each(['court', 'neuf cars', '', '🍓🍓🍓🍓🍓'])('rates « %s » as too short', (password) => {
    expect(weaknessOf(password, EMAIL)).toBe('length');
  });

  it.each([
    'aaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    '1234567890',
    '0987654321',
    '12345678901234567890',
    'abcdefghij',
    'azertyuiop',
    'azertyuiopqsdfghjklm',
    'AzertyUiop1',
    'qwertyuiop',
    'motdepasse',
    'MotDePasse1',
    'Mot de passe !',
    'password123',
    'Coquelicot2026',
    'coquelicot',
    EMAIL,
    'Redaction@Exemple.fr',
    'redaction12345',
    '          ',
    '..........',
  ])('rates « %s » as too easy to guess', (password) => {
    expect(weaknessOf(password, EMAIL)).toBe('characters');
  });

  it.each([
    'un mot de passe assez long',
    'correct horse battery staple',
    'poireau-tunnel-harmonica',
    'x7!pQ2#vL9',
    'Zk49sbaVte',
    'les 3 chats du voisin',
  ])('accepts « %s »', (password) => {
    expect(weaknessOf(password, EMAIL)).toBeNull();
  });

  it('returns weaknesses for which adviceFor has a sentence', () => {
    expect(adviceFor('length')).toContain('10 caractères');
    expect(adviceFor('characters')).toContain('Choisis un mot de passe');
  });
});
