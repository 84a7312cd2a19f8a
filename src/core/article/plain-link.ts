import { articleLink } from './link.ts';

/** Addresses that stand in an attribute as they are, and that no browser reads otherwise. */
const PLAIN_ADDRESS = /^(?:https?:\/\/[a-z0-9][a-z0-9.-]*(?:[/?#]|$)|\/(?!\/)|#)[\w\-.~/?#=%,+]*$/;

/**
 * The start tag of a link as cleaning writes it.
 *
 * @param newTab the attributes of one that opens apart
 */
export function plainLink(address: string, siteHost: string | null, newTab: Record<string, string>): string | null {
  if (!PLAIN_ADDRESS.test(address)) return null;
  const link = articleLink(address, siteHost);
  if (!link || !PLAIN_ADDRESS.test(link.href)) return null;
  const attributes = Object.entries({ href: link.href, ...(link.external ? newTab : {}) });
  return `<a${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
}
