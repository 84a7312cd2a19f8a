import { atom } from 'nanostores';
import type { Role } from '../../core/team/roles.ts';

/**
 * Whether a member is signed in: known once the database has been asked. A member whose session is lost stays on its screen,
 * and is asked to sign in again there. Access is incomplete for one who must turn on a second factor first.
 */
export type Access = 'checking' | 'granted' | 'expired' | 'denied' | 'incomplete';

export const $access = atom<Access>('checking');

/** The role of the member who has access; null before. */
export const $role = atom<Role | null>(null);

/** Lets a member in. */
export function grantAccess(role: Role): void {
  $role.set(role);
  $access.set('granted');
}

/** Shows a member nothing but the screen that turns on a second factor. */
export function wantSecondFactor(): void {
  $access.set('incomplete');
}

/**
 * Asks once which role the signed-in account has; any failure means none (document 1, section 4).
 *
 * @param isSecondFactorAwaited asked where there is none
 */
export async function checkAccess(
  signedInRole: () => Promise<Role | null>,
  isSecondFactorAwaited: () => Promise<boolean>,
): Promise<void> {
  if ($access.get() !== 'checking') return;
  const role = await signedInRole().catch(() => null);
  const isAwaited = role === null && (await isSecondFactorAwaited().catch(() => false));
  // Somebody may have signed in meanwhile.
  if ($access.get() !== 'checking') return;
  if (role) grantAccess(role);
  else if (isAwaited) wantSecondFactor();
  else $access.set('denied');
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
