import { useSyncExternalStore } from 'react';

/** From here on, two texts have room side by side. */
const WIDE = '(min-width: 64rem)';

/** Whether the window has room for two columns, as it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
