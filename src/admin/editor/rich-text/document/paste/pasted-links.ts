import { articleLink, withMailScheme } from '../../../../../core/article/link.ts';
import { unwrap } from './pasted-formats.ts';

/** Redirecting services, and the parameter that holds the real address. */
const DETOURS: readonly [host: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^l\.(?:facebook|instagram)\.com$/, 'u'],
];

/** Gives pasted links the addresses that the site's rules allow; unwraps the others, keeping their text. */
export function setLinks(body: HTMLElement, siteHost: string | null): void {
  for (const link of body.querySelectorAll('a')) {
    const address = withoutDetour((link.getAttribute('href') ?? '').trim());
    // Drops links into the copied document: footnotes, mostly.
    const allowed = address.startsWith('#') ? null : articleLink(withMailScheme(address), siteHost);
    const isEmpty = link.textContent.trim() === '' && link.querySelector('img') === null;
    if (allowed === null || isEmpty) unwrap(link);
    else link.setAttribute('href', allowed.href);
  }
}

function withoutDetour(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const detour = DETOURS.find(([host]) => host.test(url.hostname));
  const target =
    detour &&
    (url.pathname === '/url' || url.pathname === '/' || url.pathname === '/l.php') &&
    url.searchParams.get(detour[1]);
  return target && URL.canParse(target) ? target : address;
}
