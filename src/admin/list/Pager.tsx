import { useEffect, type RefObject } from 'react';
import { Link } from 'wouter';
import { LIST_COPY } from './copy.ts';
import { lastPage, PAGE_SIZE } from './pages-of-list.ts';

interface Props {
  page: number;
  total: number;
  pageSize?: number;
  addressOf: (page: number) => string;
  /** Beginning of the list, which takes the focus when another page is chosen. */
  start: RefObject<HTMLElement | null>;
}

/** Links between pages; nothing for a single page. */
export function Pager({ page, total, pageSize = PAGE_SIZE, addressOf, start }: Props) {
  const count = lastPage(total, pageSize);
  if (count === 1) return null;
  const goToStart = () => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView();
  };
  const { label, previous, next, place } = LIST_COPY.pages;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link className="chip" href={addressOf(page - 1)} rel="prev" onClick={goToStart}>
          {previous}
        </Link>
      )}
      <span>{place(page, count)}</span>
      {page < count && (
        <Link className="chip" href={addressOf(page + 1)} rel="next" onClick={goToStart}>
          {next}
        </Link>
      )}
    </nav>
  );
}

/**
 * Goes to the last page of a list from a page beyond it: the last row of that page is gone, or the address names a page
 * that does not exist.
 *
 * @param last null until the list has loaded
 */
export function useExistingPage(page: number, last: number | null, goTo: (page: number) => void): void {
  useEffect(() => {
    if (last !== null && page > last) goTo(last);
  });
}
