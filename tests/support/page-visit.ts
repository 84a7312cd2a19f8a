import type { Browser, Page } from 'playwright';
import type { Budget } from '../../src/core/site/page-table.ts';
import { PAGE_KINDS, type PageKind } from '../../tools/measure/page-kinds.ts';
import { weigh } from '../../tools/measure/page-load.ts';
import { missedWeights } from '../../tools/measure/targets.ts';
import { axeViolations } from './axe.ts';
import { violationsInBothSchemes } from './both-schemes.ts';
import { smallTargets, walkByKeyboard } from './keyboard-walk.ts';
import { watchedPage } from './watched-page.ts';

const NARROW = 360;
const WIDE = 1280;

/** Kinds of pages that share the layout of another kind, perhaps in other colours. */
const SAME_LAYOUT = new Set([
  ...['privacy', 'cookies', 'contest rules', 'accessibility'],
  ...['flirting level', 'plant quiz', 'single quiz', 'love problems', 'dating intent'],
  ...['page 2', 'category', 'article without slug', 'newsletter unsubscription', 'anecdotes', 'anecdote'],
  ...['campaign of a channel', 'campaign of a profile', 'campaign of a group', 'campaign of a humorist'],
  ...['campaign of a series'],
]);

/** Kinds to walk through by keyboard at each commit: together they have every kind of stop. */
const WALKED = new Set(['landing page', 'article', 'podcast']);

interface Visit {
  name: string;
  address: string;
  budget: Budget;
  width: number;
  colorScheme: 'light' | 'dark';
  byKeyboard: boolean;
  /** Whether to check the page with text twice as large, on a phone. */
  withLargeText: boolean;
  /** Whether to check the colours of the other scheme too. */
  inBothSchemes: boolean;
}

/** The visits of each commit: a page of every layout, in a narrow window, which has the least room. */
export const VISITS: Visit[] = PAGE_KINDS.filter(isOwnLayout).map((kind) => ({
  ...visitOf(kind, NARROW, 'light'),
  byKeyboard: WALKED.has(kind.name),
  withLargeText: false,
  inBothSchemes: false,
}));

/** The visits of each night: the same pages at the other width, in the other scheme; all other kinds, in both schemes. */
export const NIGHTLY_VISITS: Visit[] = PAGE_KINDS.map((kind) =>
  isOwnLayout(kind)
    ? { ...visitOf(kind, WIDE, 'dark'), byKeyboard: true, withLargeText: true, inBothSchemes: false }
    : { ...visitOf(kind, NARROW, 'light'), byKeyboard: false, withLargeText: false, inBothSchemes: true },
);

function visitOf({ name, address, budget }: PageKind, width: number, colorScheme: Visit['colorScheme']) {
  return { name, address, budget, width, colorScheme };
}

/** Whether no other kind of page has the same layout. */
export function isOwnLayout({ name }: PageKind): boolean {
  return !SAME_LAYOUT.has(name);
}

/**
 * Opens a page of the browser for all visits.
 *
 * @returns a function that makes in one visit all checks of a page that need a browser, and returns the problems by check
 */
export async function pageVisitor(
  browser: Browser,
  url: string,
): Promise<(visit: Visit) => Promise<Record<string, string[]>>> {
  // Reduces motion, so that no check meets an element during an animation.
  const { page, problems } = await watchedPage(browser, url, { reducedMotion: 'reduce' });
  return async ({ address, budget, width, colorScheme, byKeyboard, withLargeText, inBothSchemes }) => {
    const found: Record<string, string[]> = {};
    problems.length = 0;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(url + address);
    // Waits for the title, because the script of the back office renders it.
    await page.locator('h1:visible').first().waitFor();
    if (width === NARROW) found['weight'] = missedWeights(await weigh(url + address, await loadedBy(page)), budget);
    // Scrolls to the end, so that everything that waits to be seen has loaded.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    found['axe'] = inBothSchemes ? await violationsInBothSchemes(page) : await axeViolations(page);
    found['targets of 44 px'] = await smallTargets(page);
    // The walk leaves the focus at the end of the page.
    if (byKeyboard)
      found['the keyboard reaches all that a pointer does, and the focus is always visible'] =
        await walkByKeyboard(page);
    if (withLargeText) found['room for text twice as large'] = await largeTextProblems(page);
    found['reports, errors and requests'] = [...problems];
    return Object.fromEntries(Object.entries(found).filter(([, sentences]) => sentences.length > 0));
  };
}

/** Returns the addresses of what a page loads while it opens, each once: a game's offline cache requests its files again. */
async function loadedBy(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))]);
}

/** Returns sentences about what does not fit when text is twice as large on a phone. */
async function largeTextProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  try {
    return await page.evaluate(() => {
      const places = [...document.querySelectorAll('.site-header nav > :not([popover])')].map((part) => [
        part.getBoundingClientRect().left,
        part.getBoundingClientRect().left + part.scrollWidth,
      ]);
      const { fontSize } = getComputedStyle(document.documentElement);
      return [
        ...(fontSize === '32px' ? [] : [`text of ${fontSize}`]),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ...(places.some(([left = 0], index) => left + 1 < (places[index - 1]?.[1] ?? 0)) ? ['a part is covered'] : []),
      ];
    });
  } finally {
    // Ends the larger text, which lasts as long as the session.
    await session.detach();
    if (size) await page.setViewportSize(size);
  }
}
