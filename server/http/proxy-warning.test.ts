import { expect, it } from 'vitest';
import { proxyWarning } from './proxy-warning.ts';

function warningsOf(trustedProxies: number, ...remotes: (string | undefined)[]): string[] {
  const lines: string[] = [];
  const warn = proxyWarning(trustedProxies, (line) => lines.push(line));
  for (const remote of remotes) warn(remote);
  return lines;
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.2', '172.17.0.1', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
  'an untrusted proxy at %s is reported once',
  (remote) => {
    expect(warningsOf(0, remote, remote, '10.9.9.9')).toEqual([expect.stringMatching(/^A proxy at .* TRUST_PROXY /)]);
  },
);

it('a header from a public address, or from a trusted proxy, is not reported', () => {
  expect(warningsOf(0, '203.0.113.9', '2001:db8::1', '172.32.0.1', undefined)).toEqual([]);
  expect(warningsOf(1, '127.0.0.1')).toEqual([]);
});
