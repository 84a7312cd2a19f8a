import type { Page } from 'playwright';
import { JOURNAL_DATABASE } from '../../src/core/privacy/storage-keys.ts';

/** Counts the entries of the journal in a page's browser. */
export function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    (database) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(database, 1);
        request.onsuccess = () => {
          const count = request.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
    JOURNAL_DATABASE,
  );
}
