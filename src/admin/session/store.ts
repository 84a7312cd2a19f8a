import { atom } from 'nanostores';

/**
 * Whether an administrator is signed in: known once the database has been asked. One whose session is lost stays on their
 * screen, and is asked to sign in again there.
 */
export type Access = 'checking' | 'granted' | 'expired' | 'denied';

export const $access = atom<Access>('checking');

/**
 * Asks once whether an administrator is signed in; any failure means not (document 1, section 4).
 *
 * @param signedInAdministrator the id of the administrator, or null
 */
export async function checkAccess(signedInAdministrator: () => Promise<string | null>): Promise<void> {
  if ($access.get() !== 'checking') return;
  const administrator = await signedInAdministrator().catch(() => null);
  // Somebody may have signed in meanwhile.
  if ($access.get() === 'checking') $access.set(administrator === null ? 'denied' : 'granted');
}

/** To call when a request has found the session lost. Before and without access, there is nothing to lose. */
export function sessionLost(): void {
  if ($access.get() === 'granted') $access.set('expired');
}

/** To call when the same account has signed in again, here or in another tab. */
export function sessionFound(): void {
  if ($access.get() === 'expired') $access.set('granted');
}

/** Tells the listener each time that somebody has signed in again in place; returns how to end that. */
export function onSignedInAgain(listener: () => void): () => void {
  return $access.listen((access, former) => {
    if (former === 'expired' && access === 'granted') listener();
  });
}
