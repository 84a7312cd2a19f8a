import { useSyncExternalStore } from 'react';

/** Widths from which a list has room for columns, and a comparison for two texts. */
export const COLUMNS_WIDTH = '48rem';
export const TWO_TEXTS_WIDTH = '64rem';

/** Returns whether the window has at least this width, and follows changes. */
export function useMinimumWidth(width: typeof COLUMNS_WIDTH | typeof TWO_TEXTS_WIDTH): boolean {
  const query = `(min-width: ${width})`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
