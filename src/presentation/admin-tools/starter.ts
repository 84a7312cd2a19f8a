import { SESSION_KEY } from '../../gateway/session-key.ts';
// Bundled apart, and only its address taken: `import('./tools.ts')` would bring Vite's preloader to every visitor.
import toolsAddress from './tools.ts?worker&url';

try {
  if (localStorage.getItem(SESSION_KEY)) void import(/* @vite-ignore */ toolsAddress);
} catch {
  // A browser that keeps nothing keeps no session.
}
