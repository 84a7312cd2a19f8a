import type { Budget } from '../../src/core/site/page-table.ts';

const KB = 1024;

/** Targets of every public page in Lighthouse's mobile simulation. */
const SCORE = 100;
const LAYOUT_SHIFT = 0;
const BLOCKING_MILLISECONDS = 0;

/** An article's largest paint, and its HTML with CSS in brotli. */
const ARTICLE_PAINT_MILLISECONDS = 1100;
const ARTICLE_BYTES = 9 * KB;

/** Scripts of a landing page or a list, in brotli. */
const READING_SCRIPT_BYTES = 4 * KB;

/** Scripts of a game with its framework in brotli: some 76 KB in gzip. */
const GAME_SCRIPT_BYTES = 66 * KB;

const DISPLAY_FACE_BYTES = 22 * KB;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface PageMeasures {
  scores: Record<(typeof CATEGORIES)[number], number>;
  paintMilliseconds: number;
  layoutShift: number;
  blockingMilliseconds: number;
  /** Scripts loaded while the page opens, with inline ones. */
  scriptBytes: number;
  hasFramework: boolean;
  /** HTML and CSS. */
  pageBytes: number;
  /** Largest font file; 0 without any. */
  fontBytes: number;
}

/** Returns sentences about the targets that a page misses. */
export function missedTargets(measures: PageMeasures, budget: Budget): string[] {
  const { scores, paintMilliseconds, layoutShift, blockingMilliseconds, scriptBytes, pageBytes } = measures;
  const misses = CATEGORIES.filter((category) => scores[category] < SCORE).map(
    (category) => `${category} is ${scores[category]}, not ${SCORE}`,
  );
  const limit = (what: string, value: number, most: number, unit = '') => {
    if (value > most) misses.push(`${what} is ${value}${unit}, more than ${most}${unit}`);
  };
  limit('CLS', layoutShift, LAYOUT_SHIFT);
  limit('TBT', blockingMilliseconds, BLOCKING_MILLISECONDS, ' ms');
  if (budget === 'article') {
    limit('LCP', paintMilliseconds, ARTICLE_PAINT_MILLISECONDS, ' ms');
    limit('HTML with CSS', pageBytes, ARTICLE_BYTES, ' bytes');
  }
  if (budget === 'reading') {
    limit('script', scriptBytes, READING_SCRIPT_BYTES, ' bytes');
    if (measures.hasFramework) misses.push('it carries a framework');
  }
  if (budget === 'game') limit('script', scriptBytes, GAME_SCRIPT_BYTES, ' bytes');
  limit('a font', measures.fontBytes, DISPLAY_FACE_BYTES, ' bytes');
  return misses;
}
