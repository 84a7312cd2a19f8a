/** Rows on a page of articles or people. */
export const PAGE_SIZE = 20;

/** Returns the number of the last page; an empty list has one page. */
export function lastPage(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Longest text to search for, in characters. */
export const LONGEST_SEARCH = 200;

const MOST_PAGES = 1_000_000;

/** Reads the page number of an untrusted address; 1 for a missing or wrong one. */
export function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page > 1 && page < MOST_PAGES ? page : 1;
}

/** Reads the searched text of an untrusted address. */
export function searchIn(parameters: URLSearchParams): string {
  return parameters.get('recherche')?.trim().slice(0, LONGEST_SEARCH) ?? '';
}

/**
 * Returns the first page of a view sorted by a column, in the column's initial direction. Reverses a view that the column sorts
 * already.
 */
export function sortedBy<View extends { sort: string; isAscending: boolean; page: number }>(
  orders: Record<View['sort'], { isAscending: boolean }>,
  view: View,
  sort: View['sort'],
): View {
  const isAscending = view.sort === sort ? !view.isAscending : orders[sort].isAscending;
  return { ...view, sort, isAscending, page: 1 };
}
