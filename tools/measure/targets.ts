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

export interface PageMeasures extends PageWeight {
  scores: Record<(typeof CATEGORIES)[number], number>;
  paintMilliseconds: number;
  layoutShift: number;
  blockingMilliseconds: number;
}

/** Bytes in brotli. */
export interface PageWeight {
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
  const { scores, paintMilliseconds, layoutShift, blockingMilliseconds } = measures;
  const misses = CATEGORIES.filter((category) => scores[category] < SCORE).map(
    (category) => `${category} is ${scores[category]}, not ${SCORE}`,
  );
  misses.push(...above('CLS', layoutShift, LAYOUT_SHIFT));
  misses.push(...above('TBT', blockingMilliseconds, BLOCKING_MILLISECONDS, ' ms'));
  if (budget === 'article') misses.push(...above('LCP', paintMilliseconds, ARTICLE_PAINT_MILLISECONDS, ' ms'));
  return [...misses, ...missedWeights(measures, budget)];
}

/** Returns sentences about the limits of weight that a page exceeds. */
export function missedWeights(
  { scriptBytes, hasFramework, pageBytes, fontBytes }: PageWeight,
  budget: Budget,
): string[] {
  const misses = above('a font', fontBytes, DISPLAY_FACE_BYTES, ' bytes');
  if (budget === 'article') misses.push(...above('HTML with CSS', pageBytes, ARTICLE_BYTES, ' bytes'));
  if (budget === 'reading') {
    misses.push(...above('script', scriptBytes, READING_SCRIPT_BYTES, ' bytes'));
    if (hasFramework) misses.push('it carries a framework');
  }
  if (budget === 'game') misses.push(...above('script', scriptBytes, GAME_SCRIPT_BYTES, ' bytes'));
  return misses;
}

function above(what: string, value: number, most: number, unit = ''): string[] {
  return value > most ? [`${what} is ${value}${unit}, more than ${most}${unit}`] : [];
}
