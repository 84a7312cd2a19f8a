import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { Visit } from './administered-site.ts';
import type { ArticleRow, NewArticle } from './articles.ts';
import type { Client } from './test-backend.ts';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
export const titleField = (page: Page) => page.getByLabel(/^Titre de l’/);
export const textField = (page: Page) => page.getByRole('textbox', { name: /^Texte de l’/ });
export const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text);
/** Message of the button bar about a failed write. */
export const barMessage = (page: Page) => page.locator('.save-bar [role=alert]');

/** Opens a screen of the editor, and waits until its text can be written. */
export async function openEditor(visit: Visit, address: string): Promise<Page> {
  const page = await visit.open(address);
  await textField(page).waitFor();
  return page;
}

/** Types at the end of the text. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await textField(page).click();
  await expect.poll(() => textField(page).evaluate((text) => text === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Writes a draft for a test to open. */
export async function newDraft(operator: Client, title: string, fields: Partial<NewArticle> = {}): Promise<ArticleRow> {
  const row = { title, content: '<p>Déjà là.</p>', status: 'draft', content_type: 'blog', ...fields };
  const { data } = await operator.from('blog_posts').insert(row).select().single().throwOnError();
  return data;
}

/** Returns the article of this title as it is stored; null without one. */
export async function storedArticle(operator: Client, title: string): Promise<ArticleRow | null> {
  const { data } = await operator.from('blog_posts').select().eq('title', title).maybeSingle().throwOnError();
  return data;
}
