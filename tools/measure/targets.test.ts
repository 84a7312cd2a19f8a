import { describe, expect, it } from 'vitest';
import { missedTargets, type PageMeasures } from './targets.ts';

const perfect: PageMeasures = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  paintMilliseconds: 1100,
  layoutShift: 0,
  blockingMilliseconds: 0,
  scriptBytes: 4096,
  hasFramework: false,
  pageBytes: 9216,
  fontBytes: 22_528,
};

describe('missedTargets', () => {
  it('reports nothing for measures exactly at the limits', () => {
    expect(missedTargets(perfect, 'reading')).toEqual([]);
    expect(missedTargets(perfect, 'article')).toEqual([]);
  });

  it.each([
    [{ scores: { ...perfect.scores, seo: 99 } }, 'seo is 99, not 100'],
    [{ layoutShift: 0.001 }, 'CLS is 0.001, more than 0'],
    [{ blockingMilliseconds: 1 }, 'TBT is 1 ms, more than 0 ms'],
    [{ fontBytes: 22_529 }, 'a font is 22529 bytes, more than 22528 bytes'],
  ])('refuses %o on any page', (change, sentence) => {
    for (const budget of ['reading', 'article', 'none'] as const) {
      expect(missedTargets({ ...perfect, ...change }, budget)).toEqual([sentence]);
    }
  });

  it('limits the paint and the weight of articles only', () => {
    const heavy = { ...perfect, paintMilliseconds: 1101, pageBytes: 9217 };
    expect(missedTargets(heavy, 'article')).toEqual([
      'LCP is 1101 ms, more than 1100 ms',
      'HTML with CSS is 9217 bytes, more than 9216 bytes',
    ]);
    expect(missedTargets(heavy, 'reading')).toEqual([]);
  });

  it('limits scripts and forbids a framework on pages for reading only', () => {
    const scripted = { ...perfect, scriptBytes: 4097, hasFramework: true };
    expect(missedTargets(scripted, 'reading')).toEqual([
      'script is 4097 bytes, more than 4096 bytes',
      'it carries a framework',
    ]);
    expect(missedTargets(scripted, 'article')).toEqual([]);
  });

  it('allows a framework in games, and limits their scripts to 66 KB', () => {
    const played = { ...perfect, scriptBytes: 67_584, hasFramework: true };
    expect(missedTargets(played, 'game')).toEqual([]);
    expect(missedTargets({ ...played, scriptBytes: 67_585 }, 'game')).toEqual([
      'script is 67585 bytes, more than 67584 bytes',
    ]);
  });
});
