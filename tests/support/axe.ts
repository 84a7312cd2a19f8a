import axe, { type ContextSpec } from 'axe-core';
import type { Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Describes the violations that axe finds in a page. Runs axe in the page itself: its Playwright driver opens a further
 * page per run for frames of other sites, which we lack, and takes ten times as long.
 *
 * @param within selectors of the parts to look at, for the whole page
 */
export async function axeViolations(page: Page, within: string[] = ['html']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, tags }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const { violations } = await injected.run(context, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
      );
    },
    { context: { include: within } satisfies ContextSpec, tags: TAGS },
  );
}
