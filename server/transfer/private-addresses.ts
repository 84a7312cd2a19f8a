import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not on the internet: this machine, its neighbours, the operator's network, addresses where clouds
 * reveal secrets (169.254.169.254), multicast, and forms of IPv6 that hold such an IPv4 address (IANA: special-purpose
 * address registries).
 */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** ::ffff:0:0/96, which holds all of IPv4, is compared by its IPv4 address. */
const IPV6 = [
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/32',
  '100::/8',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
];

/** The addresses that a foreign file must not make this machine call. */
export const PRIVATE_ADDRESSES = blockListOf(IPV4, IPV6);

function blockListOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [family, networks] of [
    ['ipv4', ipv4],
    ['ipv6', ipv6],
  ] as const) {
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      list.addSubnet(address, Number(bits), family);
    }
  }
  return list;
}

export class AddressRefused extends Error {}

/** Refuses an IP address of the list; ignores names. @throws AddressRefused */
export function refuseAddress(host: string, refused: BlockList): void {
  const family = isIP(host);
  if (family !== 0 && refused.check(host, family === 6 ? 'ipv6' : 'ipv4')) throw new AddressRefused(host);
}

/**
 * Makes the lookup of a connection. The connection goes to the very address that was checked, so that a changed DNS
 * answer has no effect. A name is refused when any of its addresses is on the list.
 */
export function lookupOutside(refused: BlockList, resolve: ResolveAll = resolveAll): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host, (error, addresses) => {
      if (error) return callback(error, []);
      try {
        for (const { address } of addresses) refuseAddress(address, refused);
      } catch (refusal) {
        return callback(refusal as Error, []);
      }
      const [first] = addresses;
      if (all === true || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

export type ResolveAll = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

const resolveAll: ResolveAll = (host, done) => lookup(host, { all: true }, done);
