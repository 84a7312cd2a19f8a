/** Where the address of a client is read: the header, and how many entries from its end were added by proxies of ours. */
export interface AddressSource {
  header: string;
  trustedHops: number;
}

/**
 * Reads the settings CLIENT_ADDRESS_HEADER and TRUSTED_PROXY_HOPS. A hosted project stands behind Cloudflare, which
 * writes `cf-connecting-ip` whatever the client has sent; the start of `x-forwarded-for` is what the client says.
 */
export function addressSource(setting: (name: string) => string | undefined): AddressSource {
  const hops = Number(setting('TRUSTED_PROXY_HOPS') || 1);
  return {
    header: setting('CLIENT_ADDRESS_HEADER') || 'cf-connecting-ip',
    trustedHops: Number.isInteger(hops) && hops > 0 ? hops : 1,
  };
}

/** The address that the outermost trusted proxy was called from; empty when the header does not go so far back. */
export function senderAddress(headers: Headers, { header, trustedHops }: AddressSource): string {
  return headers.get(header)?.split(',').at(-trustedHops)?.trim() ?? '';
}

/** The narrowest network of an address: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : [];
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The networks that one client may have, the narrowest first: an IPv4 address; or the /64, the /56 and the /48 of an IPv6 one,
 * for a home has up to 65,536 of the first.
 */
export function networksOf(address: string): string[] {
  const narrowest = networkOf(address);
  const groups = narrowest.split(':');
  if (groups.length < 4) return [narrowest];
  const site = groups.slice(0, 3).join(':');
  const home = (parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return [narrowest, `${site}:${home}/56`, `${site}/48`];
}

/** How many times what the narrowest of its networks may do each of them may do: once, twice, four times. */
export function shareOf(index: number): number {
  return 2 ** index;
}
