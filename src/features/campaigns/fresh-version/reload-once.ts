import { whenShown } from '../../../presentation/dom/when-shown.ts';
import { navigationType } from '../navigation-type.ts';
import { versionRecord } from './version-record.ts';
import { newestVersion, VERSION_META } from './newest-version.ts';
import { reloadAddress } from './reload-decision.ts';

/** Milliseconds (document 2, section 9). */
const RELOAD_DELAY = 100;
/** Stands for any version other than the page's. */
const ANOTHER = '';

/** Reloads the page once when a cache has served an old version; forgets the reload when the visitor leaves. */
export async function reloadOnce(): Promise<void> {
  await new Promise<void>(whenShown);
  const record = versionRecord(() => sessionStorage);
  const leaving = new AbortController();
  let isReloading = false;
  addEventListener('pagehide', () => {
    // A page in the back-forward cache must not reload itself there.
    leaving.abort();
    // The reload itself leaves the page too, and the session must remember it.
    if (!isReloading) record.remove();
  });
  const now = new Date().getTime();
  const addressFor = (newest: string | null) =>
    reloadAddress({
      version: document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? ANOTHER,
      newest,
      address: location.href,
      navigation: navigationType(),
      reloadedFor: record.read(),
      now,
    });
  // Asks the server only when some answer could lead to a reload.
  if (addressFor(ANOTHER) === null) return;
  const [newest] = await Promise.all([
    newestVersion(location.pathname, now, fetch, leaving.signal),
    new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY)),
  ]);
  const address = addressFor(newest);
  if (address === null || newest === null || leaving.signal.aborted || !record.write(newest)) return;
  isReloading = true;
  // Changes the address before reloading: browsers then report the navigation as a reload.
  history.replaceState(history.state, '', address);
  location.reload();
}
