import { useSyncExternalStore } from 'react';

/** Widths from which a list has room for columns, and a comparison for two texts. */
export const COLUMNS_WIDTH = '48rem';
export const TWO_TEXTS_WIDTH = '64rem';

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
