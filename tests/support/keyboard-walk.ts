import type { Page } from 'playwright';

/** Element that Tab has reached. */
interface Stop {
  /** Number that the walk has given the element; empty for an element that is no target. */
  mark: string;
  /** Start of its HTML. */
  name: string;
  isOutlined: boolean;
  isInView: boolean;
}

const TARGETS = 'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Walks a whole page with Tab from its beginning. Returns the problems: targets of the pointer that Tab never reached, a focus
 * without an outline, and a focus under the fixed header or off the screen.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const expected = await page.evaluate((selector) => {
    const names: Record<string, string> = {};
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .forEach((element, index) => {
        element.dataset['walk'] = String(index);
        names[index] = element.outerHTML.slice(0, 120);
      });
    return names;
  }, TARGETS);

  // Begins at the top, because a page may have given the focus to a field.
  await page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    start.style.position = 'absolute';
    // Leave it in place: the back office gives the focus to its title when the element that has it disappears.
    document.body.prepend(start);
    start.focus();
  });
  const stops: Stop[] = [];
  // Allows further stops than the targets: an element that scrolls is one, and the end of the page is another.
  for (let press = 0; press < Object.keys(expected).length + 20; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null) break;
    stops.push(stop);
  }
  const reached = new Set([...stops.map(({ mark }) => mark), ...(await radiosReachedByArrows(page, stops))]);
  return [
    ...Object.entries(expected).flatMap(([mark, name]) => (reached.has(mark) ? [] : [`never reached: ${name}`])),
    ...stops.flatMap(({ isOutlined, name }) => (isOutlined ? [] : [`without an outline: ${name}`])),
    ...stops.flatMap(({ isInView, name }) => (isInView ? [] : [`out of sight: ${name}`])),
  ];
}

/** Returns the marks of the radios in groups that Tab has reached. Tab stops at one radio; arrows lead to the others. */
function radiosReachedByArrows(page: Page, stops: Stop[]): Promise<string[]> {
  return page.evaluate(
    (marks) =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=radio][data-walk]')]
        .filter(({ name }) =>
          document.querySelector(marks.map((mark) => `input[name="${name}"][data-walk="${mark}"]`).join() || 'none'),
        )
        .map(({ dataset }) => dataset['walk'] ?? ''),
    stops.map(({ mark }) => mark),
  );
}

/** Describes the focused element; null when nothing has the focus any more. Runs in the page. */
function describeFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // A card shows the focus of the link that covers it.
  const outlined = [focused, focused.closest('.card')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const header = document.querySelector('.site-header');
  const isInHeader = focused.closest('.site-header') !== null || getComputedStyle(focused).position === 'fixed';
  const covered = isInHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  return {
    mark: focused.dataset['walk'] ?? '',
    name: focused.outerHTML.slice(0, 120),
    isOutlined: outlined,
    isInView: bottom > covered && top < innerHeight && right > 0 && left < innerWidth,
  };
}

/**
 * Returns the targets of a page that are smaller than 44 × 44 px. A link in a sentence is exempt, as in WCAG 2.5.8. A link
 * that covers its card measures as the card does.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const least = 43.5;
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, figcaption, blockquote, td, th, h2, h3, h4');
      const others = block?.textContent.replace(element.textContent, '').trim() ?? '';
      return getComputedStyle(element).display === 'inline' && others !== '';
    };
    const boxOf = (element: HTMLElement) => {
      // Measures the row, because the label covers all of it.
      const row = element.matches('[type=checkbox], [type=radio]') ? element.closest('.choice') : null;
      if (row) return row.getBoundingClientRect();
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      return ((isStretched && element.closest('article')) || element).getBoundingClientRect();
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.sr-only'))
      .filter((element) => {
        const { width, height } = boxOf(element);
        return (width < least || height < least) && !isInSentence(element);
      })
      .map((element) => {
        const { width, height } = boxOf(element);
        return `${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 120)}`;
      });
  }, TARGETS);
}
