import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ArticleFilters, ArticleListQuery, ArticleSort, ListedStatus } from '../../core/editing/listed-article.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { isUuid } from '../../core/text/uuid.ts';
import { PAGE_SIZE, pageIn, searchIn } from './pages-of-list.ts';

/** Tab of the list. `review` has the drafts that wait for a review, `all` the articles of every state. */
export type ListTab = 'published' | 'drafts' | 'review' | 'all' | 'stats';

/** View of the list of articles. The address holds all of it, so that it can be bookmarked, sent and gone back to. */
export interface ListView extends ArticleFilters {
  tab: ListTab;
  search: string;
  sort: ArticleSort;
  isAscending: boolean;
  page: number;
}

export const NO_FILTERS: ArticleFilters = { category: null, contentType: null, author: null, month: null };

/** Names of the filters in the address. */
const FILTERS = { category: 'categorie', contentType: 'type', author: 'auteur', month: 'mois' } as const;
const FILTER_NAMES = Object.entries(FILTERS) as [keyof ArticleFilters, string][];
/** Parameter for the tabs that `tab` cannot name: every other value of `tab` means published articles (document 1, section 2). */
const STATE = 'etat';
const STATES = { all: 'tous', review: 'a-relire' } as const;

/** Orders, with their names in the address and their initial direction. */
export const SORTS: Record<ArticleSort, { name: string; isAscending: boolean }> = {
  date: { name: 'date', isAscending: false },
  title: { name: 'titre', isAscending: true },
  type: { name: 'type', isAscending: true },
  'reading-time': { name: 'lecture', isAscending: true },
  views: { name: 'vues', isAscending: false },
};
const SORT_NAMES = Object.entries(SORTS) as [ArticleSort, (typeof SORTS)[ArticleSort]][];

/** Reads a view from an untrusted address; missing or wrong values take their defaults. */
export function listView(query: string): ListView {
  const parameters = new URLSearchParams(query);
  const tab = parameters.get('tab');
  const sort = SORT_NAMES.find(([, { name }]) => name === parameters.get('tri'))?.[0] ?? 'date';
  const state = parameters.get(STATE);
  return {
    ...filtersOf(parameters),
    tab:
      tab === 'drafts' || tab === 'stats'
        ? tab
        : state === STATES.all
          ? 'all'
          : state === STATES.review
            ? 'review'
            : 'published',
    search: searchIn(parameters),
    sort,
    isAscending: SORTS[sort].isAscending !== parameters.has('inverse'),
    page: pageIn(parameters),
  };
}

/** Returns the address of a view, with only the values that differ from the defaults. */
export function listAddressOf({ tab, search, sort, isAscending, page, ...filters }: ListView): string {
  const parameters = new URLSearchParams();
  if (tab === 'all' || tab === 'review') parameters.set(STATE, STATES[tab]);
  else if (tab !== 'published') parameters.set('tab', tab);
  if (search) parameters.set('recherche', search);
  for (const [filter, name] of FILTER_NAMES) {
    const value = filters[filter];
    if (value !== null) parameters.set(name, value);
  }
  if (sort !== 'date') parameters.set('tri', SORTS[sort].name);
  if (isAscending !== SORTS[sort].isAscending) parameters.set('inverse', '1');
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${EDITOR_ADDRESS}?${parameters}` : EDITOR_ADDRESS;
}

const STATUSES = {
  published: 'published',
  drafts: 'draft',
  review: 'proposed',
  all: 'all',
  stats: 'published',
} as const satisfies Record<ListTab, ListedStatus>;

export function articleQuery({ tab, ...view }: ListView): ArticleListQuery {
  return { ...view, status: STATUSES[tab], pageSize: PAGE_SIZE };
}

/** Whether a view is the initial one of its tab, whose rows the browser keeps. */
export function isFirstView(view: ListView): boolean {
  const { tab, search, sort, isAscending, page } = view;
  return (
    (tab === 'published' || tab === 'drafts') &&
    search === '' &&
    !isFiltered(view) &&
    sort === 'date' &&
    !isAscending &&
    page === 1
  );
}

export function isFiltered(view: ArticleFilters): boolean {
  return FILTER_NAMES.some(([filter]) => view[filter] !== null);
}

/** Returns the first page of a search in the articles of every state. An empty search keeps the tab. */
export function searchedFor(view: ListView, search: string): ListView {
  return { ...view, tab: search === '' ? view.tab : 'all', search, page: 1 };
}

function filtersOf(parameters: URLSearchParams): ArticleFilters {
  const [type, month] = [parameters.get(FILTERS.contentType), parameters.get(FILTERS.month)];
  const [category, author] = [parameters.get(FILTERS.category), parameters.get(FILTERS.author)];
  return {
    category: category || null,
    contentType: CONTENT_TYPES.find((known) => known === type) ?? null,
    author: author !== null && isUuid(author) ? author : null,
    month: month !== null && MONTH.test(month) ? month : null,
  };
}

const MONTH = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;
