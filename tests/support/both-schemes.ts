import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';

/**
 * Returns the violations that axe finds in a page: by all rules in the dark scheme, by those of colours in the light one. Leaves
 * the page in the light scheme.
 */
export async function violationsInBothSchemes(page: Page, within?: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['dark', 'all'],
    ['light', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeViolations(page, within, rules)).map((sentence) => `${colorScheme}: ${sentence}`));
  }
  return found;
}
