import { isKeptUnsaved } from '../../../core/editing/journal.ts';
import type { JournalStore } from './journal-store.ts';

/** New articles of this page that are not opened yet. */
const begun = new Set<string>();

/** Gives an id to an article that is begun. */
export function beginArticle(): string {
  const articleId = crypto.randomUUID();
  begun.add(articleId);
  return articleId;
}

/**
 * Whether the server cannot have an article, as far as this browser knows: it was begun in this page and is opened for the
 * first time, or all that is kept of it here was typed before any save. False when in doubt.
 */
export async function isOnlyHere(journal: JournalStore, userId: string, articleId: string): Promise<boolean> {
  if (begun.delete(articleId)) return true;
  return isKeptUnsaved(await journal.read(userId, articleId).catch(() => []));
}
