import { useEffect } from 'react';

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
