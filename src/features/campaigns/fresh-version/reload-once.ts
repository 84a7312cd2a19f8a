import { navigationType } from '../navigation-type.ts';
import { versionRecord } from './kept-version.ts';
import { newestVersion, VERSION_META } from './newest-version.ts';
import { reloadAddress } from './reload-decision.ts';

/** Document 2, section 9. */
const RELOAD_DELAY = 100;
/** Stands for any other version than the page's. */
const ANOTHER = '';

/** Reloads the page once when a cache has served it too old, and takes away on leaving what the session keeps of it. */
export async function reloadOnce(): Promise<void> {
  await shown();
  const record = versionRecord(() => sessionStorage);
  const leaving = new AbortController();
  let isReloading = false;
  addEventListener('pagehide', () => {
    // A page that the browser keeps for « back » must not reload itself there.
    leaving.abort();
    // The reload leaves too, and is what the session is to remember.
    if (!isReloading) record.remove();
  });
  const now = new Date().getTime();
  const addressFor = (newest: string | null) =>
    reloadAddress({
      version: document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? ANOTHER,
      newest,
      address: location.href,
      navigation: navigationType(),
      kept: record.read(),
      now,
    });
  // Whatever the server said, the page would stay: it need not be asked.
  if (addressFor(ANOTHER) === null) return;
  const [newest] = await Promise.all([
    newestVersion(location.pathname, now, fetch, leaving.signal),
    new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY)),
  ]);
  const address = addressFor(newest);
  if (address === null || newest === null || leaving.signal.aborted || !record.write(newest)) return;
  isReloading = true;
  // Not a way to another page: browsers say of a reload that it is one.
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Waits until a page that was rendered ahead is looked at. */
async function shown(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
