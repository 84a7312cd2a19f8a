import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
// Import by address from a separate bundle: a plain `import('./tools.ts')` would bring Vite's preloader to every
// visitor.
import toolsAddress from './tools.ts?worker&url';

try {
  // The back office has no cards.
  if (localStorage.getItem(SESSION_KEY) && !location.pathname.startsWith(ADMIN_ADDRESS))
    void import(/* @vite-ignore */ toolsAddress);
} catch {
  // Storage is blocked, so there is no session.
}
