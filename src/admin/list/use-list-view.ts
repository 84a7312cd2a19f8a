import { useLocation, useSearch } from 'wouter';
import { listAddressOf, listView, type ListView } from './list-address.ts';

/** The view that the address says, and how to go to another one; typing replaces it, so that 'back' leaves the search. */
export function useListView(): [ListView, (view: ListView, options?: { replace?: boolean }) => void] {
  const [, navigate] = useLocation();
  const view = listView(useSearch());
  return [view, (next, options) => navigate(listAddressOf(next), options)];
}
