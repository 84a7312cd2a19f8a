import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { authenticationClient } from './authentication-client.ts';
import { forgetUser } from './session.ts';

/** Signs out of this browser, be the server out of reach: the computer may be shared. */
export async function signOut(): Promise<void> {
  const authentication = await reachableClient();
  await authentication?.signOut({ scope: 'local' });
  dropSession();
  forgetUser();
}

/** Forgets the session that this browser keeps. */
export function dropSession(): void {
  localStorage.removeItem(SESSION_KEY);
}

/** Returns what signs in and out; null where even its code does not arrive. */
export async function reachableClient() {
  return authenticationClient().catch(() => null);
}
