import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs; without it, the browser checks the form by itself. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
