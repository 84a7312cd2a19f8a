import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script is at work: without it, the browser checks what it can of a form by itself. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
