import type { Deletion, DeletionLog } from '../../core/deletion/deletion-log.ts';
import { DELETION_PREFIX } from '../../core/deletion/deletion-log.ts';
import type { CardArticle, Cards } from './cards.ts';
import { DELETION } from './copy.ts';
import type { Toasts } from './toasts.ts';

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

  /** Shows the page as the log has it, attends to what no tab attends to, and lets go of what is settled elsewhere. */
  function refresh(): void {
    const deletions = log.all();
    cards.hide(new Set(deletions.map(({ name }) => name)));
    const pending = deletions.filter(({ isDone }) => !isDone).map(({ articleId }) => articleId);
    for (const articleId of pending) void attend(articleId, () => resume(articleId));
    for (const [articleId, attendance] of attended) if (!pending.includes(articleId)) attendance.abort();
  }

  async function attend(articleId: string, begin: () => Promise<Deletion | null>): Promise<void> {
    if (attended.has(articleId)) return;
    const attendance = new AbortController();
    attended.set(articleId, attendance);
    try {
      await exclusively(DELETION_PREFIX + articleId, attendance.signal, async () => {
        const deletion = await begin();
        if (deletion) await carryOut(deletion, attendance.signal);
      });
    } catch (error) {
      if (!attendance.signal.aborted) throw error;
    } finally {
      attended.delete(articleId);
    }
  }

  /** Takes up a deletion that an earlier page has left, with a chance to undo it. */
  async function resume(articleId: string): Promise<Deletion | null> {
    const deletion = log.find(articleId);
    if (!deletion || deletion.isDone) return null;
    // That page may have left just after it had deleted the article: nothing to undo then.
    const isOverdue = deletion.deadline <= Date.now();
    if (isOverdue && !(await articleExists(articleId).catch(() => true))) {
      log.finish(articleId);
      return null;
    }
    log.postpone(articleId, log.remaining(deletion));
    return log.find(articleId);
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
      void attend(article.articleId, async () => {
        try {
          const deletion = log.request(article);
          refresh();
          return deletion;
        } catch {
          toasts.warn(DELETION.failed, DELETION.failedAdvice(article.title));
          return null;
        }
      });
    },
  };
}

/** Works while no other tab holds the lock of this name; at once where there are no locks, which need HTTPS. */
async function exclusively(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(name, { signal }, work) : work());
}
