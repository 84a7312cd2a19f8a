import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 48rem)');
const follow = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => wide.matches);
}
