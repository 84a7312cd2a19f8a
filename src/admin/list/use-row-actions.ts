import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetLists } from '../../core/editing/list-cache.ts';
import type { ArticleListPage, ListedArticle } from '../../core/editing/listed-article.ts';
import { editorAddress } from '../../core/site/addresses.ts';
import { GatewayError } from '../../gateway/browser/gateway-error.ts';
import type { DeletionOutcome, RestorationOutcome } from '../../gateway/browser/article-deletion.ts';
import { articleDeletion } from '../../presentation/admin-tools/deletions.ts';
import { tellVisibleChange } from '../editor/publication/visible-changes.ts';
import { useServices } from '../services.ts';
import { ARTICLES } from './article-page.ts';
import { isOnline } from './article-marks.ts';
import { LIST_COPY } from './copy.ts';

interface RowActions {
  busy: ReadonlySet<string>;
  /** Deletes at once: the member has confirmed the deletion. */
  remove(article: ListedArticle): Promise<void>;
  duplicate(article: ListedArticle): Promise<void>;
}

export function useRowActions(): RowActions {
  const services = useServices();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  return useMemo(() => {
    const setArticleBusy = (id: string, isBusy: boolean) =>
      setBusy((former) => new Set(isBusy ? [...former, id] : [...former].filter((other) => other !== id)));
    const refresh = () => void queries.invalidateQueries({ queryKey: [ARTICLES] });
    const hide = (id: string) => {
      queries.setQueriesData<ArticleListPage>({ queryKey: [ARTICLES] }, (page) => page && withoutArticle(page, id));
      refresh();
    };
    const deletionOf = (article: ListedArticle) => {
      const isSeen = isOnline(article, services.now());
      return articleDeletion({
        cards: {
          setBusy: setArticleBusy,
          hide(id) {
            forgetLists(services.storage, article.contentType);
            hide(id);
          },
          bringBack: refresh,
        },
        toasts: services.toasts,
        deleteArticle: (id) => reportedAsChange(services.deleteArticle(id), 'delete', isSeen),
        restoreArticle: (id) => reportedAsChange(services.restoreArticle(id), 'restore', isSeen),
      });
    };

    return {
      busy,
      remove: (article: ListedArticle) =>
        deletionOf(article)({ articleId: article.id, name: article.id, title: article.title }),
      async duplicate({ id }: ListedArticle) {
        setArticleBusy(id, true);
        try {
          const copyId = await services.duplicateArticle(id);
          services.toasts.tell(LIST_COPY.duplicated);
          refresh();
          navigate(editorAddress(copyId));
        } catch (error) {
          const { text, advice, gone, close } = LIST_COPY.duplicationFailed;
          const isGone = error instanceof GatewayError && error.kind === 'refused';
          services.toasts.warn({ text, advice: isGone ? gone : advice, close });
          if (isGone) refresh();
        } finally {
          setArticleBusy(id, false);
        }
      },
    };
  }, [busy, services, queries, navigate]);
}

/** Reports a visible change even after a failure, because the change may have succeeded without an answer. */
async function reportedAsChange<Outcome extends DeletionOutcome | RestorationOutcome>(
  answer: Promise<Outcome>,
  change: 'delete' | 'restore',
  isSeenByVisitors: boolean,
): Promise<Outcome> {
  const outcome = await answer.catch((error: unknown) => {
    tellVisibleChange(null);
    throw error;
  });
  const isDone = outcome !== 'refused' && outcome !== 'failed' && outcome !== 'not_found';
  tellVisibleChange(isDone && isSeenByVisitors ? { change, publicationId: null } : null);
  return outcome;
}

function withoutArticle(page: ArticleListPage, id: string): ArticleListPage {
  const articles = page.articles.filter((article) => article.id !== id);
  return { articles, total: page.total - (page.articles.length - articles.length) };
}
