import axe, { type ContextSpec, type RunOnly } from 'axe-core';
import type { Page } from 'playwright';
import { COLOUR_RULES } from '../../src/presentation/colour-rules.support.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Describes the violations that axe finds in a page. Runs axe in the page itself: its Playwright driver opens a further
 * page per run for frames of other sites, which we lack, and takes ten times as long.
 *
 * @param within selectors of the parts to check; by default, the whole page
 * @param rules `colours` in a second colour scheme: the other rules have the same outcome in both
 */
export async function axeViolations(
  page: Page,
  within: string[] = ['html'],
  rules: 'all' | 'colours' = 'all',
): Promise<string[]> {
  const runOnly: RunOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, only }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const { violations } = await injected.run(context, {
        runOnly: only,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
      );
    },
    { context: { include: within } satisfies ContextSpec, only: runOnly },
  );
}
