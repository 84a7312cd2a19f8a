import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the address of a client', () => {
  it.each([
    ['no proxy in front', 0, '203.0.113.9', '198.51.100.1'],
    ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
    ['one proxy, and an address claimed by the client', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['two trusted proxies, but only one passed', 2, '203.0.113.9', '203.0.113.9'],
    ['a port', 1, '203.0.113.9:49152', '203.0.113.9'],
    ['IPv6', 1, '2001:db8::7', '2001:db8::7'],
    ['IPv6 in brackets', 1, '[2001:db8::7]', '2001:db8::7'],
    ['IPv6 with a port', 1, '[2001:db8::7]:49152', '2001:db8::7'],
    ['quotes', 1, '"[2001:db8::7]:49152"', '2001:db8::7'],
    ['IPv4 within IPv6', 1, '::ffff:203.0.113.9', '203.0.113.9'],
    ['a zone', 1, 'fe80::1%eth0', 'fe80::1'],
    ['no address', 1, 'unknown', '198.51.100.1'],
    ['a name', 1, 'evil.example:80', '198.51.100.1'],
    ['an empty header', 1, '', '198.51.100.1'],
    ['an empty hop', 1, '203.0.113.9, ', '198.51.100.1'],
  ])('is determined with %s', (_case, trustedProxies, forwarded, expected) => {
    expect(clientAddress({ remote: '198.51.100.1', forwarded, trustedProxies })).toBe(expected);
  });

  it('is the address of the connection when the header is missing', () => {
    expect(clientAddress({ remote: '::ffff:198.51.100.1', forwarded: undefined, trustedProxies: 1 })).toBe(
      '198.51.100.1',
    );
  });

  it('is "unknown" when the connection is closed', () => {
    expect(clientAddress({ remote: undefined, forwarded: undefined, trustedProxies: 0 })).toBe('unknown');
  });
});
