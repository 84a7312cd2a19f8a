import { describe, expect, it } from 'vitest';
import { replaceMissingGlyphs } from './missing-glyphs.ts';

describe('replaceMissingGlyphs', () => {
  it.each([
    ['leaves out characters that the font lacks', 'Un 😀 rire', '😀', 'Un rire'],
    [
      'makes the space before a punctuation mark unbreakable after leaving out a character',
      'Un rire 😀 !',
      '😀',
      'Un rire\u00a0!',
    ],
    ['leaves out joiners, marks of direction and control characters', 'a\u200d\u202eb\u0000\ud800', '', 'ab'],
    ['joins accents to their letters', 'e\u0301te\u0301', '', 'été'],
    ['makes French spaces unbreakable', '« Quoi » : toi ?', '', '«\u00a0Quoi\u00a0»\u00a0: toi\u00a0?'],
    ['keeps unbreakable spaces, narrow ones too', '10\u00a0km\u202f!', '', '10\u00a0km\u00a0!'],
    ['writes line ends as spaces', 'a\r\n\tb', '', 'a b'],
    ['returns an empty text when no letter remains', '« 😀 » !', '😀', ''],
    ['keeps letters of every alphabet', 'مرحبا', '', 'مرحبا'],
  ])('%s', (_, title, missing, expected) => {
    expect(replaceMissingGlyphs(title, new Set(missing === '' ? [] : [missing]))).toBe(expected);
  });
});
