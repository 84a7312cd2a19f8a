import { describe, expect, it } from 'vitest';
import { LIST_COPY } from './copy.ts';

describe.each(Object.entries(LIST_COPY))('the lists of kind %s', (_kind, copy) => {
  it('are titled “tous nos articles” or “toutes nos anecdotes”, or by their category without these words', () => {
    expect(copy.gridTitle).toMatch(/^Tou(?:s nos articles|tes nos anecdotes)\u00a0:$/u);
    expect(copy.categoryGridTitle('Relations')).toContain('Relations');
    expect(copy.categoryGridTitle('Relations')).not.toMatch(/tou(?:s|tes)\b/iu);
  });
});

describe('the anecdotes', () => {
  it('are described as invented, never as having happened', () => {
    const { title, description, intro, categoryIntro } = LIST_COPY.anecdote;
    for (const text of [title, description, intro, categoryIntro('Relations')]) {
      expect(text).not.toMatch(/vraie?s?(?!\p{L})|arrivée?s? à|avoué|vécue?s?/iu);
    }
    expect(intro).toContain('invente');
  });
});
