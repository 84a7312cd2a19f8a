import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ArticleListPage } from '../../core/editing/listed-article.ts';
import { useServices, type BackOfficeServices } from '../services.ts';
import { LIST_COPY } from './copy.ts';
import { keepPage, keptPage } from './kept-page.ts';
import { articleQuery, isFirstView, type ListView } from './list-address.ts';

/** First part of the query keys of article pages. */
export const ARTICLES = 'articles';

/** Milliseconds during which a page is not loaded again: the first page is requested before the list is shown. */
const FRESHNESS = 2000;
/** Milliseconds that the warning stays (document 1, section 9). */
const WARNING_TIME = 5000;

/** Returns the query of a page: first from the browser's storage, then from the database. */
export function articlePage(
  { listArticles, storage, now }: Pick<BackOfficeServices, 'listArticles' | 'storage' | 'now'>,
  view: ListView,
) {
  const query = articleQuery(view);
  const { status } = query;
  const keptStatus = isFirstView(view) && (status === 'draft' || status === 'published') ? status : null;
  const kept = () => (keptStatus ? keptPage(storage, keptStatus, now()) : null) ?? undefined;
  return queryOptions({
    queryKey: [ARTICLES, query.status, query],
    queryFn: async ({ signal }) => {
      const page = await listArticles(query, signal);
      if (keptStatus && !signal.aborted) keepPage(storage, keptStatus, page, now());
      return page;
    },
    initialData: kept,
    initialDataUpdatedAt: () => kept()?.timestamp,
    staleTime: FRESHNESS,
  });
}

interface ShownPage {
  /** Undefined until a page of the tab has loaded. */
  page: ArticleListPage | undefined;
  /** View of the shown page, which may be older than the requested one. */
  shownView: ListView;
  /** Whether a former page is shown until the requested one has loaded. */
  isStandIn: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** Loads the page of a view. Until it has loaded, or when that fails, the former page of the same tab stays. */
export function useArticlePage(view: ListView): ShownPage {
  const services = useServices();
  const { data, isError, errorUpdatedAt, refetch } = useQuery(articlePage(services, view));
  const [lastView, setLastView] = useState(view);
  if (data && lastView !== view) setLastView(view);
  const last = useQuery({ ...articlePage(services, lastView), enabled: false });
  const page = data ?? (mayStandIn(lastView, view) ? last.data : undefined);

  const isStale = isError && page !== undefined;
  const { toasts } = services;
  useEffect(() => {
    if (isStale) toasts.tell(LIST_COPY.stale, { milliseconds: WARNING_TIME });
  }, [isStale, errorUpdatedAt, toasts]);
  const isStandIn = data === undefined;
  return { page, shownView: isStandIn ? lastView : view, isStandIn, hasFailed: isError, retry: () => void refetch() };
}

/** Whether a former view's rows may stay while another view loads: both list the same state, or the new one lists every state. */
function mayStandIn(former: ListView, view: ListView): boolean {
  const { status } = articleQuery(view);
  return status === 'all' || status === articleQuery(former).status;
}
