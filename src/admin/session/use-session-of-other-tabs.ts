import { useEffect } from 'react';
import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { hasSession } from '../../gateway/browser/session.ts';

/** Calls back when the account of this page signs in again in another tab; null listens to nothing. */
export function useSessionOfOtherTabs(onFound: (() => void) | null): void {
  useEffect(() => {
    if (!onFound) return;
    const look = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY && hasSession()) onFound();
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [onFound]);
}
