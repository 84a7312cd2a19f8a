import { ADMIN_ADDRESS } from '../../core/site/addresses.ts';
import { SESSION_KEY } from '../../core/privacy/storage-keys.ts';
// Bundled apart, and only its address taken: `import('./tools.ts')` would bring Vite's preloader to every visitor.
import toolsAddress from './tools.ts?worker&url';

try {
  // The back office, whose pages have no cards, does without.
  if (localStorage.getItem(SESSION_KEY) && !location.pathname.startsWith(ADMIN_ADDRESS))
    void import(/* @vite-ignore */ toolsAddress);
} catch {
  // A browser that keeps nothing keeps no session.
}
