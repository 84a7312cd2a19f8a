import { describe, expect, it } from 'vitest';
import { parseInline } from './inline.ts';

describe('parseInline', () => {
  it.each([
    ['an empty text', '', []],
    ['plain text', 'Rien à signaler.', [{ kind: 'text', text: 'Rien à signaler.' }]],
    ['brackets of other kinds', 'a [b] (c)', [{ kind: 'text', text: 'a [b] (c)' }]],
    [
      'a link',
      'Voir [la CNIL](https://www.cnil.fr/fr/plaintes).',
      [
        { kind: 'text', text: 'Voir ' },
        { kind: 'link', text: 'la CNIL', address: 'https://www.cnil.fr/fr/plaintes' },
        { kind: 'text', text: '.' },
      ],
    ],
    ['a place to fill in', '[À compléter\u00a0: adresse]', [{ kind: 'missing', text: '[À compléter\u00a0: adresse]' }]],
    [
      'a place to fill in beside a link',
      '[À compléter][ici](/cookies)',
      [
        { kind: 'missing', text: '[À compléter]' },
        { kind: 'link', text: 'ici', address: '/cookies' },
      ],
    ],
  ])('parses %s', (_, text, runs) => {
    expect(parseInline(text)).toEqual(runs);
  });
});
