import { useState } from 'react';

/**
 * The state to navigate with when only the address of a screen changes, as that of a new article does once it is saved:
 * `navigate(editorAddress(id), { replace: true, state: SAME_SCREEN })`. Without it, another address opens another screen.
 */
export const SAME_SCREEN = { isSameScreen: true };

/** A key that changes with the address, unless it is still the same screen. */
export function useScreenKey(location: string): number {
  const [shown, setShown] = useState({ location, key: 0 });
  if (shown.location === location) return shown.key;
  const isSame = (history.state as Partial<typeof SAME_SCREEN> | null)?.isSameScreen === true;
  const next = { location, key: isSame ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}
