import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';

/** Returns what axe finds wrong in a page as it is now, in the light and in the dark. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeViolations(page)).map((sentence) => `${colorScheme}: ${sentence}`));
  }
  return found;
}
