/** The header with a client's address, and how many of its last entries our own proxies added. */
export interface AddressSource {
  header: string;
  trustedHops: number;
}

/**
 * Reads CLIENT_ADDRESS_HEADER and TRUSTED_PROXY_HOPS. The default suits a hosted project: Cloudflare overwrites
 * `cf-connecting-ip`, whereas the client controls the start of `x-forwarded-for`.
 */
export function addressSource(setting: (name: string) => string | undefined): AddressSource {
  const hops = Number(setting('TRUSTED_PROXY_HOPS') || 1);
  return {
    header: setting('CLIENT_ADDRESS_HEADER') || 'cf-connecting-ip',
    trustedHops: Number.isInteger(hops) && hops > 0 ? hops : 1,
  };
}

/** Returns the address that called the outermost trusted proxy; empty when the header is too short. */
export function senderAddress(headers: Headers, { header, trustedHops }: AddressSource): string {
  return headers.get(header)?.split(',').at(-trustedHops)?.trim() ?? '';
}

/** Returns the narrowest network of an address: an IPv4 address, or the /64 of an IPv6 address. */
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
 * Returns the networks of a client, the narrowest first: an IPv4 address, or the /64, /56 and /48 of an IPv6 address,
 * because a home may have 65,536 networks /64.
 */
export function networksOf(address: string): string[] {
  const narrowest = networkOf(address);
  const groups = narrowest.split(':');
  if (groups.length < 4) return [narrowest];
  const site = groups.slice(0, 3).join(':');
  const home = (parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return [narrowest, `${site}:${home}/56`, `${site}/48`];
}

/** Returns the factor by which a wider network's limit is larger: 1, 2, 4. */
export function shareOf(index: number): number {
  return 2 ** index;
}
