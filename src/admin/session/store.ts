import { atom } from 'nanostores';
import type { Role } from '../../core/team/roles.ts';

/**
 * Access of the person at the screen. `expired`: the session is lost; the member stays on the screen and is asked to sign in again.
 * `incomplete`: a second factor must be turned on first.
 */
export type Access = 'checking' | 'granted' | 'expired' | 'denied' | 'incomplete';

export const $access = atom<Access>('checking');

/** Role of the member who has access; null before. */
export const $role = atom<Role | null>(null);

export function grantAccess(role: Role): void {
  $role.set(role);
  $access.set('granted');
}

/** Restricts a member to the screen that turns on a second factor. */
export function requireSecondFactor(): void {
  $access.set('incomplete');
}

/** Asks once for the role of the signed-in account; any failure means no access (document 1, section 4). */
export async function checkAccess(
  signedInRole: () => Promise<Role | null>,
  isSecondFactorAwaited: () => Promise<boolean>,
): Promise<void> {
  if ($access.get() !== 'checking') return;
  const role = await signedInRole().catch(() => null);
  const isAwaited = role === null && (await isSecondFactorAwaited().catch(() => false));
  // The person may have signed in meanwhile.
  if ($access.get() !== 'checking') return;
  if (role) grantAccess(role);
  else if (isAwaited) requireSecondFactor();
  else $access.set('denied');
}

/** Must be called when a request has found the session lost. Does nothing without access. */
export function sessionLost(): void {
  if ($access.get() === 'granted') $access.set('expired');
}

/** Must be called when the same account has signed in again, here or in another tab. */
export function sessionFound(): void {
  if ($access.get() === 'expired') $access.set('granted');
}

/** Calls back each time that the member has signed in again in place; returns a function that stops. */
export function onSignedInAgain(listener: () => void): () => void {
  return $access.listen((access, former) => {
    if (former === 'expired' && access === 'granted') listener();
  });
}
