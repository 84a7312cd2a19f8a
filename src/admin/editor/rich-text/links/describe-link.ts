import { articleLink, withMailScheme } from '../../../../core/article/link.ts';

export type LinkDescription =
  | { kind: 'empty' }
  /** Forbidden, or without a destination. */
  | { kind: 'refused' }
  | { kind: 'internal' | 'place' | 'mail' | 'telephone'; href: string }
  /** Opens in a new tab. */
  | { kind: 'external'; href: string; host: string }
  /** Words of a title to search for, not an address. */
  | { kind: 'words' };

/** Classifies a typed address by the site's rules for links. @param siteHost includes the port */
export function describeLink(typed: string, siteHost: string): LinkDescription {
  const address = typed.trim();
  if (address === '') return { kind: 'empty' };
  if (isWords(address)) return { kind: 'words' };
  const link = articleLink(withMailScheme(address), siteHost);
  if (!link) return { kind: 'refused' };
  const { href } = link;
  if (/^[#?]/.test(href)) return { kind: 'place', href };
  if (/^mailto:/i.test(href)) return { kind: 'mail', href };
  if (/^tel:/i.test(href)) return { kind: 'telephone', href };
  if (!link.external) return { kind: 'internal', href };
  const host = URL.parse(href)?.host ?? '';
  return host === '' ? { kind: 'refused' } : { kind: 'external', href, host };
}

/** Returns the address to store: a path within the site, or an e-mail address with its scheme; null for a forbidden one. */
export function linkFrom(typed: string, siteHost: string): string | null {
  const description = describeLink(typed, siteHost);
  return 'href' in description ? description.href : null;
}

/** Whether a text is the address of a page and nothing else. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());
}

function isWords(text: string): boolean {
  if (/^(?:[#?/\\]|[a-z][a-z0-9+.-]*:)/i.test(text)) return false;
  return /[ \u00a0\u202f]/.test(text) || !/[.:@/]/.test(text) || /[.!?…]$/.test(text);
}
