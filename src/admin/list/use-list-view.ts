import { useLocation, useSearch } from 'wouter';
import { listAddressOf, listView, type ListTab, type ListView } from './list-address.ts';

/** The view that the address says, of the tabs that there are, and how to go to another one; typing replaces it, so that 'back' leaves the search. */
export function useListView(
  tabs: readonly ListTab[],
): [ListView, (view: ListView, options?: { replace?: boolean }) => void] {
  const [, navigate] = useLocation();
  const wanted = listView(useSearch());
  const view: ListView = tabs.includes(wanted.tab) ? wanted : { ...wanted, tab: 'published' };
  return [view, (next, options) => navigate(listAddressOf(next), options)];
}
