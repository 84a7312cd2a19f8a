import type { ArticleListQuery, ArticleSort } from '../../core/editing/listed-article.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';

export type ListTab = 'published' | 'drafts' | 'stats';

/** What the list of articles shows: all of it stands in the address, so that it can be kept, sent and gone back to. */
export interface ListView {
  tab: ListTab;
  search: string;
  sort: ArticleSort;
  isAscending: boolean;
  page: number;
}

export const PAGE_SIZE = 20;

/** The orders by their names in the address, each with the direction that it begins with. */
const SORTS: Record<ArticleSort, { name: string; isAscending: boolean }> = {
  date: { name: 'date', isAscending: false },
  title: { name: 'titre', isAscending: true },
  type: { name: 'type', isAscending: true },
  'reading-time': { name: 'lecture', isAscending: true },
  views: { name: 'vues', isAscending: false },
};
const SORT_NAMES = Object.entries(SORTS) as [ArticleSort, (typeof SORTS)[ArticleSort]][];

/** Reads an address, which anybody may have written: what it does not say, or says wrong, is as at first. */
export function listView(query: string): ListView {
  const parameters = new URLSearchParams(query);
  const tab = parameters.get('tab');
  const sort = SORT_NAMES.find(([, { name }]) => name === parameters.get('tri'))?.[0] ?? 'date';
  const page = Number(parameters.get('page'));
  return {
    tab: tab === 'drafts' || tab === 'stats' ? tab : 'published',
    search: parameters.get('recherche')?.trim().slice(0, 200) ?? '',
    sort,
    isAscending: SORTS[sort].isAscending !== parameters.has('inverse'),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

/** The address of a view; of another page, order or search than the first only what differs from it. */
export function listAddressOf({ tab, search, sort, isAscending, page }: ListView): string {
  const parameters = new URLSearchParams();
  if (tab !== 'published') parameters.set('tab', tab);
  if (search) parameters.set('recherche', search);
  if (sort !== 'date') parameters.set('tri', SORTS[sort].name);
  if (isAscending !== SORTS[sort].isAscending) parameters.set('inverse', '1');
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${EDITOR_ADDRESS}?${parameters}` : EDITOR_ADDRESS;
}

/** The view in another order: that of a column, or its reverse when it has that one already. From the first page. */
export function sortedBy(view: ListView, sort: ArticleSort): ListView {
  const isAscending = view.sort === sort ? !view.isAscending : SORTS[sort].isAscending;
  return { ...view, sort, isAscending, page: 1 };
}

/** What the database is asked for a view. */
export function articleQuery({ tab, search, sort, isAscending, page }: ListView): ArticleListQuery {
  return { status: tab === 'drafts' ? 'draft' : 'published', search, sort, isAscending, page, pageSize: PAGE_SIZE };
}

/** Whether a view is what a tab opens with: the one whose rows the browser keeps. */
export function isFirstView({ search, sort, isAscending, page }: ListView): boolean {
  return search === '' && sort === 'date' && !isAscending && page === 1;
}
