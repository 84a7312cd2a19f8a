import { describe, expect, it } from 'vitest';
import { currentOf, SECTIONS } from './navigation.ts';

const highlighted = (address: string) =>
  SECTIONS.flatMap((section) => {
    const current = currentOf(section, address);
    return current ? [[section.label, current]] : [];
  });

describe('currentOf', () => {
  it.each([
    ['/blog', 'Blog', 'page'],
    ['/blog/page/2', 'Blog', 'true'],
    ['/blog/ecrire-une-bio', 'Blog', 'true'],
    ['/anecdotes', 'Anecdotes', 'page'],
    ['/anecdotes/categorie/voyages', 'Anecdotes', 'true'],
    ['/anecdote/le-chat-a-choisi', 'Anecdotes', 'true'],
    ['/quiz', 'Quiz', 'page'],
    ['/jeux', 'Jeux', 'page'],
    ['/love-problems', 'Jeux', 'true'],
    ['/drague-simulator', 'Jeux', 'true'],
    ['/quiz/resultat/wtf', 'Quiz', 'true'],
    ['/game-level/resultat/wtf', 'Jeux', 'true'],
  ])('for the address %s, marks only the section %s, as %s', (address, label, current) => {
    expect(highlighted(address)).toEqual([[label, current]]);
  });

  it.each(['/', '/article/42', '/inscription', '/404', '/blogueuse', '/anecdote', '/jeux-olympiques'])(
    'for the address %s, marks no section',
    (address) => {
      expect(highlighted(address)).toEqual([]);
    },
  );
});
