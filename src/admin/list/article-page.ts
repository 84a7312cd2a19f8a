import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ArticleListPage } from '../../core/editing/listed-article.ts';
import { useServices, type BackOfficeServices } from '../services.ts';
import { LIST_COPY } from './copy.ts';
import { keepPage, keptPage } from './kept-page.ts';
import { articleQuery, isFirstView, type ListView } from './list-address.ts';

/** The first part of the name under which pages of articles are kept while the back office is open. */
export const ARTICLES = 'articles';

/** Milliseconds during which a page is not asked for again: that of the first screen is asked for before it is shown. */
const FRESHNESS = 2000;
const WARNING_TIME = 5000;

/** How a page of articles is read: at once from what the browser keeps of it, then from the database. */
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

/** Page shown for the requested view. */
interface ShownPage {
  /** Undefined before any page of the tab has come. */
  page: ArticleListPage | undefined;
  /** The view that the page is one of: the last that came, while the one that is asked for has not. */
  shownView: ListView;
  isStandIn: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** The page of articles of a view; while another one of the same tab is read, or when it cannot be, the former one still stands there. */
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

/** Whether the rows of a former view may stand where those of another are waited for: of the same state, or of one of all. */
function mayStandIn(former: ListView, view: ListView): boolean {
  const { status } = articleQuery(view);
  return status === 'all' || status === articleQuery(former).status;
}
