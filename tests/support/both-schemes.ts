import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';

/** Returns what axe finds wrong in a page: by all rules in the dark, by those of colours in the light. Leaves the page light. */
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
