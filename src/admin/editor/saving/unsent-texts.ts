import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { bySession, textOfSession, type JournalEntry, type ReplaySteps } from '../../../core/editing/journal.ts';
import { keyOf, type JournalStore } from './journal-store.ts';

/** A text that this browser keeps and the server may lack. */
export interface UnsentText {
  articleId: string;
  /** Identifies the text: an article may have several. */
  sessionId: string;
  form: ArticleForm;
  /** Time of the last keystroke, in ISO 8601. */
  typedAt: string;
  /** Whether the article was never saved. */
  isNew: boolean;
}

/**
 * Returns a user's texts in this browser, newest first, one for each article.
 *
 * @param liveSessions sessions whose texts are left out
 * @returns an empty list without a storage
 */
export async function unsentTexts(
  journal: JournalStore,
  userId: string,
  loadReplay: () => Promise<ReplaySteps>,
  liveSessions: ReadonlySet<string> = new Set(),
): Promise<UnsentText[]> {
  const kept = await journal.read(userId).catch(() => []);
  const entries = kept.filter(({ sessionId }) => !liveSessions.has(sessionId));
  const replaySteps = entries.some(({ kind }) => kind === 'steps') ? await loadReplay() : replayNothing;
  const texts = bySession(entries).flatMap((ofSession): UnsentText[] => {
    const text = textOfSession(ofSession, replaySteps);
    const [first] = ofSession;
    if (!text || !first) return [];
    const { articleId, sessionId } = first;
    return [{ articleId, sessionId, form: text.form, typedAt: text.typedAt, isNew: text.baseVersion === 0 }];
  });
  const newestFirst = texts.toSorted((a, b) => b.typedAt.localeCompare(a.typedAt));
  const articles = new Set<string>();
  return newestFirst.filter(({ articleId }) => !articles.has(articleId) && articles.add(articleId));
}

/** Forgets one text, and no other of its article. @param liveSessions sessions whose texts are kept @throws when the storage fails */
export async function forgetText(
  journal: JournalStore,
  userId: string,
  { articleId, sessionId }: Pick<UnsentText, 'articleId' | 'sessionId'>,
  liveSessions: ReadonlySet<string>,
): Promise<void> {
  const entries = await journal.read(userId, articleId);
  await remove(
    journal,
    entries.filter((entry) => entry.sessionId === sessionId && !liveSessions.has(sessionId)),
  );
}

/** Forgets all texts of a user. @param liveSessions sessions whose texts are kept @throws when the storage fails */
export async function forgetTexts(
  journal: JournalStore,
  userId: string,
  liveSessions: ReadonlySet<string>,
): Promise<void> {
  const entries = await journal.read(userId);
  await remove(
    journal,
    entries.filter(({ sessionId }) => !liveSessions.has(sessionId)),
  );
}

const remove = (journal: JournalStore, entries: JournalEntry[]): Promise<void> =>
  journal.write({ put: [], remove: entries.map(keyOf), isDurable: true });

const replayNothing: ReplaySteps = (html) => html;
