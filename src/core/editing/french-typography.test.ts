import { describe, expect, it } from 'vitest';
import { frenchReplacement, setFrench } from './french-typography.ts';

/** Types a text key by key, as a field does. */
function typed(keys: string): string {
  let text = '';
  for (const key of keys) text = setFrench(text + key);
  return text;
}

describe('typing', () => {
  it.each([
    ['Quoi ?', 'Quoi\u202f?'],
    ['Quoi?', 'Quoi\u202f?'],
    ['Quoi  !', 'Quoi\u202f!'],
    ['Quoi ?!', 'Quoi\u202f?!'],
    ['Non !!!', 'Non\u202f!!!'],
    ['Un ; deux', 'Un\u202f; deux'],
    ['Un: deux', 'Un\u00a0: deux'],
    ['Un : deux', 'Un\u00a0: deux'],
    ['En 2026: rien', 'En 2026\u00a0: rien'],
    ['Ah… !', 'Ah…\u202f!'],
    ['(oui) !', '(oui)\u202f!'],
    ['Oui\n"non"', 'Oui\n«\u00a0non\u00a0»'],
    ['«oui»', '«\u00a0oui\u00a0»'],
    ['« oui »', '«\u00a0oui\u00a0»'],
    ['"oui"', '«\u00a0oui\u00a0»'],
    ['" oui "', '«\u00a0oui\u00a0»'],
    ['Elle dit "oui", puis "non !"', 'Elle dit «\u00a0oui\u00a0», puis «\u00a0non\u202f!\u00a0»'],
    ['“oui”', '«\u00a0oui\u00a0»'],
    ['« il dit “oui” hier »', '«\u00a0il dit “oui” hier\u00a0»'],
    ['("oui")', '(«\u00a0oui\u00a0»)'],
    ["J'aime l'été", 'J’aime l’été'],
    ['Bon...', 'Bon…'],
    ['Bon... !', 'Bon…\u202f!'],
    ['100 % et 5 €', '100\u00a0% et 5\u00a0€'],
    ['Mon coeur bat', 'Mon cœur bat'],
    ['Coeur!', 'Cœur\u202f!'],
    ['SOEUR ', 'SŒUR '],
    [
      'Oeuvre, oeil, voeux, noeuds, boeuf, oeufs, moeurs, choeur ',
      'Œuvre, œil, vœux, nœuds, bœuf, œufs, mœurs, chœur ',
    ],
    ["belle-soeur, chef-d'oeuvre.", 'belle-sœur, chef-d’œuvre.'],
    ['manoeuvrer, écoeurant. ', 'manœuvrer, écœurant. '],
  ])('%s gives %s', (keys, expected) => {
    expect(typed(keys)).toBe(expected);
  });

  it.each([
    'https://exemple.fr/a?b=1;c:d!e',
    'Ici\nhttps://exemple.fr/a?b',
    '[https://exemple.fr',
    '—https://exemple.fr',
    'localhost:4321',
    'http://localhost:4321/x?y',
    'www.exemple.fr?x=1',
    'exemple.fr/a?b',
    'exemple.fr?b',
    'exemple.fr:8080',
    '/blog?page=2',
    '#fin!',
    'lea@exemple.fr;',
    'mailto:lea@exemple.fr',
    'tel:0612345678',
    '12:30',
    '1:2',
    'à 20:15 pile',
    '&amp;',
    '../../images',
    '....',
    'Ha :-) oui',
    'Ha ;) oui',
    'Ha :D',
    ':)',
    '!',
    'moelle, poêle, coefficient, poesie ',
    'oe oeu ',
    "5' 6",
  ])('%s stays as it is', (keys) => {
    expect(typed(keys)).toBe(keys);
  });

  it('leaves text unchanged that is already typeset', () => {
    for (const set of ['Quoi\u202f?', 'Un\u00a0:', '«\u00a0', '\u00a0»', 'Bon…', 'cœur '])
      expect(setFrench(set)).toBe(set);
  });
});

describe('frenchReplacement', () => {
  it.each([
    ['Quoi ?', { from: 4, to: 5, text: '\u202f' }],
    ['Quoi?', { from: 4, to: 4, text: '\u202f' }],
    ['Mon coeur ', { from: 5, to: 7, text: 'œ' }],
    ['Bon...', { from: 3, to: 6, text: '…' }],
    ['« ', null],
    ['Quoi', null],
    ['', null],
  ])('returns the smallest change of %j', (before, expected) => {
    expect(frenchReplacement(before)).toEqual(expected);
  });
});
