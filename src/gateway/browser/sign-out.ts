import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
import { authenticationClient } from './authentication-client.ts';
import { forgetUser } from './session.ts';

/** Signs out of this browser, even without the server: the computer may be shared. */
export async function signOut(): Promise<void> {
  const authentication = await reachableClient();
  await authentication?.signOut({ scope: 'local' });
  dropSession();
  forgetUser();
}

export function dropSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage is blocked: this browser keeps no session.
  }
}

/** Returns null when the client's code cannot be loaded. */
export async function reachableClient() {
  return authenticationClient().catch(() => null);
}
