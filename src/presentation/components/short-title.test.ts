import { describe, expect, it } from 'vitest';
import { shortTitle } from './short-title.ts';

describe('the title of a call to action on a narrow screen', () => {
  it('is kept whole up to 50 characters, whatever its number of words', () => {
    const fifty = 'a b c d e f g h i j k l m n o p q r s t u v w x yz';
    expect(fifty).toHaveLength(50);
    expect(shortTitle(fifty)).toBe(fifty);
  });

  it('is cut to 8 words and an ellipsis from 51 characters on', () => {
    const title = 'a b c d e f g h i j k l m n o p q r s t u v w x yzé';
    expect(shortTitle(title)).toBe('a b c d e f g h…');
  });

  it('is kept whole beyond 50 characters when it has fewer than 8 words', () => {
    const title = 'Inconsolablement célibataires, anticonstitutionnellement décomplexés';
    expect(shortTitle(title)).toBe(title);
  });

  it('drops the punctuation that the cut would leave before the ellipsis', () => {
    expect(shortTitle('La théorie, tu l’as. La pratique t’attend, juste là, à deux rues d’ici.')).toBe(
      'La théorie, tu l’as. La pratique t’attend, juste…',
    );
    expect(shortTitle('Un deux trois quatre cinq six sept huit, neuf dix onze douze')).toBe(
      'Un deux trois quatre cinq six sept huit…',
    );
  });

  it('counts words that a no-break space joins as one word', () => {
    expect(shortTitle('Assez lu sur « Premiers rendez-vous » ? Passe à la pratique, près de chez toi.')).toBe(
      'Assez lu sur « Premiers rendez-vous » ? Passe à la…',
    );
  });

  it('counts characters, not code units', () => {
    const title = `${'💌 '.repeat(24)}fi`;
    expect(Array.from(title)).toHaveLength(50);
    expect(shortTitle(title)).toBe(title);
  });

  it('is empty for a title of spaces only', () => {
    expect(shortTitle('  ')).toBe('');
  });
});
