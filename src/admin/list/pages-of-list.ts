/** Rows on a page of articles or people. */
export const PAGE_SIZE = 20;

/** Returns the number of the last page; an empty list has one page. */
export function lastPage(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the first page in another order: in the column's initial direction, or reversed when it is sorted by already. */
export function sortedBy<View extends { sort: string; isAscending: boolean; page: number }>(
  orders: Record<View['sort'], { isAscending: boolean }>,
  view: View,
  sort: View['sort'],
): View {
  const isAscending = view.sort === sort ? !view.isAscending : orders[sort].isAscending;
  return { ...view, sort, isAscending, page: 1 };
}
