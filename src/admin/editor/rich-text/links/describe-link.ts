import { withMailScheme } from '../../../../core/article/mail-link.ts';
import { articleLink } from '../../../../core/article/link.ts';

/** Effect of the address being typed. */
export type LinkDescription =
  | { kind: 'empty' }
  /** May not be followed, or leads nowhere. */
  | { kind: 'refused' }
  | { kind: 'internal' | 'place' | 'mail' | 'telephone'; href: string }
  /** Opens in a new tab. */
  | { kind: 'external'; href: string; host: string }
  /** Words, not an address: a title to look for. */
  | { kind: 'words' };

/**
 * Says where an address will lead, by the rules of the site's links.
 * @param siteHost host of the site, with its port
 */
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

/** The address as it is kept: one of our own by its path; an e-mail's, with its scheme. Null for one that may not be followed. */
export function linkFrom(typed: string, siteHost: string): string | null {
  const description = describeLink(typed, siteHost);
  return 'href' in description ? description.href : null;
}

/** Whether a text is the address of a page and nothing else, as one copies it. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());
}

function isWords(text: string): boolean {
  if (/^(?:[#?/\\]|[a-z][a-z0-9+.-]*:)/i.test(text)) return false;
  return /[ \u00a0\u202f]/.test(text) || !/[.:@/]/.test(text) || /[.!?…]$/.test(text);
}
