import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { byChain, textOfChain, type JournalEntry, type ReplaySteps } from '../../../core/editing/journal.ts';
import { keyOf, type JournalStore } from './journal-store.ts';

/** A text that this browser keeps and the server may not have. */
export interface UnsentText {
  articleId: string;
  /** Names the session that wrote it. */
  chain: string;
  form: ArticleForm;
  /** In ISO 8601. */
  typedAt: string;
  /** Whether the article has never been saved. */
  isNew: boolean;
}

/**
 * Returns a user's texts in this browser, newest first, one for each article.
 *
 * @param loadReplay called where it is needed
 * @param livingChains the sessions that write at the moment: their texts are left out
 * @returns an empty list without a storage
 */
export async function unsentTexts(
  journal: JournalStore,
  userId: string,
  loadReplay: () => Promise<ReplaySteps>,
  livingChains: ReadonlySet<string> = new Set(),
): Promise<UnsentText[]> {
  const kept = await journal.read(userId).catch(() => []);
  const entries = kept.filter(({ chain }) => !livingChains.has(chain));
  const replaySteps = entries.some(({ kind }) => kind === 'steps') ? await loadReplay() : replayNothing;
  const texts = byChain(entries).flatMap((ofChain): UnsentText[] => {
    const text = textOfChain(ofChain, replaySteps);
    const [first] = ofChain;
    if (!text || !first) return [];
    const { articleId, chain } = first;
    return [{ articleId, chain, form: text.form, typedAt: text.typedAt, isNew: text.baseVersion === 0 }];
  });
  const newestFirst = texts.toSorted((a, b) => b.typedAt.localeCompare(a.typedAt));
  const articles = new Set<string>();
  return newestFirst.filter(({ articleId }) => !articles.has(articleId) && articles.add(articleId));
}

/**
 * Forgets one text, and no other of its article.
 *
 * @param livingChains the sessions that write at the moment: theirs is not forgotten
 * @throws when the storage fails
 */
export async function forgetText(
  journal: JournalStore,
  userId: string,
  { articleId, chain }: Pick<UnsentText, 'articleId' | 'chain'>,
  livingChains: ReadonlySet<string>,
): Promise<void> {
  const entries = await journal.read(userId, articleId);
  await remove(
    journal,
    entries.filter((entry) => entry.chain === chain && !livingChains.has(chain)),
  );
}

/**
 * Forgets all texts of a user.
 *
 * @param livingChains the sessions that write at the moment: theirs are not forgotten
 * @throws when the storage fails
 */
export async function forgetTexts(
  journal: JournalStore,
  userId: string,
  livingChains: ReadonlySet<string>,
): Promise<void> {
  const entries = await journal.read(userId);
  await remove(
    journal,
    entries.filter(({ chain }) => !livingChains.has(chain)),
  );
}

const remove = (journal: JournalStore, entries: JournalEntry[]): Promise<void> =>
  journal.write({ put: [], remove: entries.map(keyOf), isDurable: true });

const replayNothing: ReplaySteps = (html) => html;
