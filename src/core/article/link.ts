import { mailAddress } from '../mail/mail-address.ts';
import { LINK_SCHEMES } from './allow-list.ts';

export interface ArticleLink {
  href: string;
  /** True when it opens in a new tab, without opener and referrer. */
  external: boolean;
}

// Browsers ignore these inside a scheme: `java\nscript:` runs.
// eslint-disable-next-line no-control-regex
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/i;

/**
 * Applies the rules for links inside an article (document 1, "Article detail"). Addresses with `/`, `#` or `?` first
 * stay inside, an address without scheme gets `https://`, external links open in a new tab, and a link to the site's
 * own host becomes a path.
 * @param siteHost host of the site, with its port; null while it has none
 * @returns null for an address that may not be followed (`javascript:`, `data:`, …)
 */
export function articleLink(address: string, siteHost: string | null = null): ArticleLink | null {
  const link = readLink(address);
  const path = link?.external ? pathWithin(link.href, siteHost) : null;
  return path === null ? link : { href: path, external: false };
}

/** @returns null for an address on any other host */
function pathWithin(href: string, siteHost: string | null): string | null {
  if (!URL.canParse(href)) return null;
  const { host, pathname, search, hash } = new URL(href);
  // Keep one leading slash: two would name another host.
  return host === siteHost ? pathname.replace(/^\/+/, '/') + search + hash : null;
}

function readLink(address: string): ArticleLink | null {
  const href = address.trim();
  const compact = href.replace(IGNORED_BY_BROWSERS, '');
  if (compact === '') return null;
  if (/^[#?]/.test(compact)) return { href, external: false };
  if (/^[/\\]{2}/.test(compact)) return { href: `https://${compact.replace(/^[/\\]+/, '')}`, external: true };
  if (compact.startsWith('/')) return { href, external: false };

  const [, scheme, rest = ''] = SCHEME.exec(compact) ?? [];
  // `coquelicot.example:8080/page` has a port, not a scheme.
  if (scheme === undefined || (/^\d+(?:[/?#]|$)/.test(rest) && scheme.includes('.'))) {
    return { href: `https://${href}`, external: true };
  }
  if (!LINK_SCHEMES.includes(scheme.toLowerCase())) return null;
  const isTelephone = scheme.toLowerCase() === 'tel';
  return {
    href: isTelephone ? compact : withInnerSpaces(href, compact),
    external: scheme.toLowerCase().startsWith('http'),
  };
}

/** Encodes the spaces of `https://exemple.fr/ma page` where the result leads to the same host. */
function withInnerSpaces(href: string, compact: string): string {
  const spaced = href.replaceAll(' ', '%20').replace(IGNORED_BY_BROWSERS, '');
  if (!URL.canParse(spaced) || !URL.canParse(compact)) return compact;
  const [reading, expected] = [new URL(spaced), new URL(compact)];
  return reading.protocol === expected.protocol && reading.host === expected.host ? spaced : compact;
}

/** Puts `mailto:` before an e-mail address: `articleLink` would put `https://` there. */
export function withMailScheme(address: string): string {
  const mail = mailAddress(address);
  return mail === null ? address : `mailto:${encodeURI(mail).replace(/[?#&]/g, encodeURIComponent)}`;
}
