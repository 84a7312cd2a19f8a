import type { Locator, Page } from 'playwright';

/** Actions and content of the search page. */
export interface SearchPage {
  open(query?: string): Promise<void>;
  field(): Locator;
  status(): Locator;
  titles(): Promise<string[]>;
  /** Waits until the sentence about the results contains a text. */
  outcome(text: string | RegExp): Promise<void>;
  /** Types a query, and returns the titles of its results. */
  searchFor(query: string): Promise<string[]>;
}

/** Returns the actions of the search page in a browser page. @param url address of the site */
export function searchPage(page: Page, url: string): SearchPage {
  const field = () => page.getByRole('searchbox', { name: 'Rechercher dans le magazine' });
  const titles = () => page.locator('.results h2').allTextContents();
  const status = () => page.getByRole('status');
  const outcome = (text: string | RegExp) => status().filter({ hasText: text }).waitFor();
  return {
    field,
    status,
    titles,
    outcome,
    async open(query = '') {
      await page.goto(`${url}/recherche${query}`);
    },
    async searchFor(query) {
      await field().fill(query);
      await outcome(query.trim());
      return titles();
    },
  };
}
