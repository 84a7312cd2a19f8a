import axe, { type ContextSpec } from 'axe-core';
import type { Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong in a page, as sentences. It runs in the page itself: axe's own way to drive Playwright opens another
 * page for each run, to ask frames of other sites that ours have none of, and takes ten times as long.
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
