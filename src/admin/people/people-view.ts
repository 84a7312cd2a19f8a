/** A list of people, as its address names what it shows of it. */
export interface PeopleList<Sort extends string, Filter extends string> {
  address: string;
  /** The orders by their names in the address, each with the direction that it begins with. */
  sorts: Record<Sort, { name: string; isAscending: boolean }>;
  firstSort: Sort;
  /** The filters by their names in the address; the first shows everybody, and is not named. */
  filters: Record<Filter, string>;
  firstFilter: Filter;
}

/** View of a list of people. The address holds all of it, so that it can be kept and gone back to. */
export interface PeopleView<Sort extends string, Filter extends string> {
  filter: Filter;
  search: string;
  sort: Sort;
  isAscending: boolean;
  page: number;
}

/** Reads an address, which anybody may have written: what it does not say, or says wrong, is as at first. */
export function peopleView<Sort extends string, Filter extends string>(
  list: PeopleList<Sort, Filter>,
  query: string,
): PeopleView<Sort, Filter> {
  const parameters = new URLSearchParams(query);
  const sorts = Object.entries(list.sorts) as [Sort, { name: string }][];
  const filters = Object.entries(list.filters) as [Filter, string][];
  const sort = sorts.find(([, { name }]) => name === parameters.get('tri'))?.[0] ?? list.firstSort;
  const page = Number(parameters.get('page'));
  return {
    filter: filters.find(([, name]) => name === parameters.get('etat'))?.[0] ?? list.firstFilter,
    search: parameters.get('recherche')?.trim().slice(0, 200) ?? '',
    sort,
    isAscending: list.sorts[sort].isAscending !== parameters.has('inverse'),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

/** The address of a view; only what differs from the first one stands there. */
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
