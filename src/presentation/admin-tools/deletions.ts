import type { DeletionOutcome, RestorationOutcome } from '../../gateway/browser/article-deletion.ts';
import type { Toasts } from '../toasts/toast-region.ts';
import type { CardArticle, Cards } from './cards.ts';
import { DELETION } from './copy.ts';

interface Dependencies {
  cards: Pick<Cards, 'setBusy' | 'hide' | 'bringBack'>;
  toasts: Toasts;
  deleteArticle(articleId: string): Promise<DeletionOutcome>;
  restoreArticle(articleId: string): Promise<RestorationOutcome>;
}

/**
 * Makes the handler of a card's delete button. It deletes at once and offers to undo for a while; cards are hidden or
 * shown only once the database has confirmed.
 * @returns a handler that settles once the deletion has failed, stands or is undone
 */
export function articleDeletion({ cards, toasts, deleteArticle, restoreArticle }: Dependencies) {
  const pending = new Set<string>();

  /** Sends one request at a time, however often the buttons are pressed. */
  async function askOnce<Outcome>(article: CardArticle, ask: (articleId: string) => Promise<Outcome>) {
    const { articleId, name } = article;
    if (pending.has(articleId)) return null;
    pending.add(articleId);
    cards.setBusy(name, true);
    try {
      return await ask(articleId);
    } finally {
      pending.delete(articleId);
      cards.setBusy(name, false);
    }
  }

  async function restore(article: CardArticle): Promise<void> {
    const { name, title } = article;
    const outcome = await askOnce(article, restoreArticle);
    switch (outcome) {
      case 'restored':
      case 'restored_without_slug':
      case 'not_deleted':
        cards.bringBack(name);
        toasts.tell(DELETION.undone);
        if (outcome === 'restored_without_slug') {
          const { text, advice, close } = DELETION.restoredWithoutSlug;
          toasts.warn({ text, advice: advice(title), close });
        }
        return;
      case 'not_found':
        return toasts.tell(DELETION.notFound);
      case 'refused':
      case 'failed': {
        const { text, retry, close } = DELETION.notRestored;
        const action = { label: retry, run: () => void restore(article) };
        return toasts.warn({ text, advice: DELETION.notRestored[outcome](title), close, action });
      }
    }
  }

  return async (article: CardArticle): Promise<void> => {
    const { name, title } = article;
    const outcome = await askOnce(article, deleteArticle);
    switch (outcome) {
      case 'deleted':
      case 'already_deleted': {
        cards.hide(name);
        const { undo, undoKeys, seconds } = DELETION;
        // "Already deleted" may be this very deletion, whose answer was lost.
        const text = outcome === 'deleted' ? DELETION.deleted : DELETION.alreadyDeleted;
        const offer = await toasts.offerUndo({ text, subject: title, undo, undoKeys, seconds });
        if (offer === 'undone') await restore(article);
        return;
      }
      case 'not_found':
        cards.hide(name);
        return toasts.tell(DELETION.notFound);
      case 'refused':
      case 'failed': {
        const { text, close } = DELETION.notDeleted;
        return toasts.warn({ text, advice: DELETION.notDeleted[outcome](title), close });
      }
    }
  };
}
