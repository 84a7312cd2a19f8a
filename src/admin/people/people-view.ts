import { pageIn, searchIn } from '../list/pages-of-list.ts';

/** Address of a list of people, with the names of its parameters. */
export interface PeopleList<Sort extends string, Filter extends string> {
  address: string;
  /** Orders, with their names in the address and their initial direction. */
  sorts: Record<Sort, { name: string; isAscending: boolean }>;
  firstSort: Sort;
  /** Names of the filters in the address; the first shows everybody, and is left out. */
  filters: Record<Filter, string>;
  firstFilter: Filter;
}

/** View of a list of people. The address holds all of it, so that it can be bookmarked and gone back to. */
export interface PeopleView<Sort extends string, Filter extends string> {
  filter: Filter;
  search: string;
  sort: Sort;
  isAscending: boolean;
  page: number;
}

/** Reads a view from an untrusted address; missing or wrong values take their defaults. */
export function peopleView<Sort extends string, Filter extends string>(
  list: PeopleList<Sort, Filter>,
  query: string,
): PeopleView<Sort, Filter> {
  const parameters = new URLSearchParams(query);
  const sorts = Object.entries(list.sorts) as [Sort, { name: string }][];
  const filters = Object.entries(list.filters) as [Filter, string][];
  const sort = sorts.find(([, { name }]) => name === parameters.get('tri'))?.[0] ?? list.firstSort;
  return {
    filter: filters.find(([, name]) => name === parameters.get('etat'))?.[0] ?? list.firstFilter,
    search: searchIn(parameters),
    sort,
    isAscending: list.sorts[sort].isAscending !== parameters.has('inverse'),
    page: pageIn(parameters),
  };
}

/** Returns the address of a view, with only the values that differ from the defaults. */
export function peopleAddress<Sort extends string, Filter extends string>(
  list: PeopleList<Sort, Filter>,
  { filter, search, sort, isAscending, page }: PeopleView<Sort, Filter>,
): string {
  const parameters = new URLSearchParams();
  if (filter !== list.firstFilter) parameters.set('etat', list.filters[filter]);
  if (search) parameters.set('recherche', search);
  if (sort !== list.firstSort) parameters.set('tri', list.sorts[sort].name);
  if (isAscending !== list.sorts[sort].isAscending) parameters.set('inverse', '1');
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${list.address}?${parameters}` : list.address;
}
