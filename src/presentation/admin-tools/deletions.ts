import { DELETION_PREFIX, type Deletion, type DeletionLog } from '../../core/deletion/deletion-log.ts';
import type { CardArticle, Cards } from './cards.ts';
import { DELETION } from './copy.ts';
import type { Toasts } from './toasts.ts';

/** Browsers tell tabs of a lock sooner than of what was stored before; milliseconds, far more than it takes. */
const STORAGE_DELAY = 1000;

interface Means {
  log: DeletionLog;
  cards: Pick<Cards, 'hide' | 'focus'>;
  toasts: Toasts;
  articleExists(articleId: string): Promise<boolean>;
  deleteArticle(articleId: string): Promise<void>;
}

/**
 * Deletes articles, each once nobody has undone it in time. The log says what is to be deleted; a tab attends to a
 * deletion while it holds its lock, and another takes over when that tab goes.
 */
export function manageDeletions({ log, cards, toasts, articleExists, deleteArticle }: Means) {
  const attended = new Map<string, AbortController>();
  /** Asked for on this page, and not yet in the log. */
  const asked = new Set<string>();

  /** Shows the page as the log has it, attends to what no tab attends to, and lets go of what is settled elsewhere. */
  function refresh(): void {
    const deletions = log.all();
    cards.hide(new Set(deletions.map(({ name }) => name)));
    const pending = deletions.filter(({ isDone }) => !isDone).map(({ articleId }) => articleId);
    for (const articleId of pending) void attend(articleId);
    for (const [articleId, attendance] of attended) {
      if (!pending.includes(articleId) && !asked.has(articleId)) attendance.abort();
    }
  }

  async function attend(articleId: string, begin?: () => void): Promise<void> {
    if (attended.has(articleId)) return;
    const attendance = new AbortController();
    attended.set(articleId, attendance);
    try {
      await exclusively(DELETION_PREFIX + articleId, attendance.signal, async () => {
        begin?.();
        const deletion = await takeUp(articleId);
        if (deletion) await carryOut(deletion, attendance.signal);
      });
    } catch (error) {
      if (!attendance.signal.aborted) throw error;
    } finally {
      attended.delete(articleId);
    }
    // It may have been asked for again meanwhile.
    if (pendingDeletion(articleId)) refresh();
  }

  /** Gives a deletion, which an earlier page may have left, the time in which it may be undone. */
  async function takeUp(articleId: string): Promise<Deletion | null> {
    const found = pendingDeletion(articleId);
    // That page may have left just after it had deleted the article: nothing to undo then.
    const isOverdue = found !== null && found.deadline <= Date.now();
    if (isOverdue && !(await articleExists(articleId).catch(() => true))) log.finish(articleId);
    const deletion = pendingDeletion(articleId);
    if (deletion) log.postpone(articleId, log.remaining(deletion));
    return pendingDeletion(articleId);
  }

  function pendingDeletion(articleId: string): Deletion | null {
    const deletion = log.find(articleId);
    return deletion?.isDone === false ? deletion : null;
  }

  async function carryOut({ articleId, name, title, deadline }: Deletion, signal: AbortSignal): Promise<void> {
    const outcome = await toasts.offerUndo({
      title,
      remaining: deadline - Date.now(),
      onResumed: (left) => log.postpone(articleId, left),
      signal,
    });
    if (outcome === 'withdrawn') return;
    if (outcome === 'undone') {
      log.forget(articleId);
      refresh();
      cards.focus(name);
      toasts.tell(DELETION.undone);
      return;
    }
    try {
      await deleteArticle(articleId);
      log.finish(articleId);
      toasts.tell(DELETION.done);
    } catch (error) {
      console.warn('The article was not deleted', error);
      log.forget(articleId);
      refresh();
      toasts.warn(DELETION.failed, DELETION.failedAdvice(title));
    }
  }

  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(DELETION_PREFIX)) refresh();
  });
  // A page that the browser had put aside has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());

  return {
    refresh,
    /** Hides an article at once, and deletes it unless it is undone. */
    ask(article: CardArticle): void {
      const { articleId, title } = article;
      const note = () => {
        asked.delete(articleId);
        try {
          log.request(article);
        } catch {
          toasts.warn(DELETION.failed, DELETION.failedAdvice(title));
        }
        refresh();
      };
      // What was undone a moment ago is still attended to, and taken up again from there.
      if (attended.has(articleId)) return note();
      asked.add(articleId);
      // Noted once this tab has the lock: another would be quick to take it.
      void attend(articleId, note);
    },
  };
}

/** Works while no other tab holds the lock of this name; at once where there are no locks, which need HTTPS. */
async function exclusively(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const wasFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (wasFree) return;
  await navigator.locks.request(name, { signal }, async () => {
    await storageOfOtherTab(signal);
    if (!signal.aborted) await work();
  });
}

/** Waits for what another tab has stored before it let go of its lock: that it was undone, above all. */
function storageOfOtherTab(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STORAGE_DELAY);
    signal.addEventListener('abort', () => resolve());
  });
}
