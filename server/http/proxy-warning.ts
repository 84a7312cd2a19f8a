import { BlockList, isIP } from 'node:net';
import { clientAddress } from './client-address.ts';

/** Networks of an operator's own proxies: this machine, and private ones. */
const OWN_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  OWN_NETWORKS.addSubnet(network, prefix);
}
OWN_NETWORKS.addAddress('::1', 'ipv6');
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/**
 * Warns once of a proxy in front that is not trusted: all visitors then count as one network and share its limits. The
 * returned function takes the address that sent a request with `X-Forwarded-For`.
 */
export function proxyWarning(
  trustedProxies: number,
  log: (line: string) => void,
): (remote: string | undefined) => void {
  let hasWarned = trustedProxies > 0;
  return (remote) => {
    if (hasWarned) return;
    const address = clientAddress({ remote, forwarded: undefined, trustedProxies: 0 });
    if (isIP(address) === 0 || !OWN_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    hasWarned = true;
    log(
      `A proxy at ${address} sends X-Forwarded-For, which is not trusted: all its visitors count as one client and ` +
        'share its limits. If the proxy is yours, set TRUST_PROXY to the number of your proxies.',
    );
  };
}
