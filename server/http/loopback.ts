import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** True for a loopback address, with or without the brackets of a URL; false for every name, even `localhost`. */
export function isLoopback(address: string): boolean {
  const [, bracketed] = /^\[(.*)\]$/.exec(address) ?? [];
  const plain = bracketed ?? address;
  return isIP(plain) !== 0 && LOOPBACK.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
