import { isKeptUnsaved } from '../../../core/editing/journal.ts';
import type { JournalStore } from './journal-store.ts';

/** New articles of this page that were never opened. */
const begun = new Set<string>();

export function beginArticle(): string {
  const articleId = crypto.randomUUID();
  begun.add(articleId);
  return articleId;
}

/**
 * Whether this browser can rule out that the server has an article: it was begun in this page and is opened for the first time, or
 * everything kept of it here was typed before any save. False when in doubt.
 */
export async function isOnlyHere(journal: JournalStore, userId: string, articleId: string): Promise<boolean> {
  if (begun.delete(articleId)) return true;
  return isKeptUnsaved(await journal.read(userId, articleId).catch(() => []));
}
