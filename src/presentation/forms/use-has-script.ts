import { useSyncExternalStore } from 'react';

/** Whether the page's script runs: false in the prerendered page. */
export function useHasScript(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whilePrerendered);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const whilePrerendered = () => false;
