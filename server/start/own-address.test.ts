import { expect, it } from 'vitest';
import { addressWarning, isExposed } from './own-address.ts';

it.each([
  ['127.0.0.1', 0, false],
  ['127.0.0.2', 0, false],
  ['localhost', 0, false],
  ['::1', 0, false],
  ['0:0:0:0:0:0:0:1', 0, false],
  ['0.0.0.0', 0, true],
  ['::', 0, true],
  ['192.168.1.2', 0, true],
  ['2001:db8::1', 0, true],
  ['coquelicot.example', 0, true],
  ['127.0.0.1.example', 0, true],
  ['127.0.0.1', 1, true],
])('isExposed judges whether others reach a copy on %s behind %i proxies: %s', (host, trustedProxies, exposed) => {
  expect(isExposed({ host, trustedProxies })).toBe(exposed);
});

it('addressWarning asks for SITE_URL when others reach a copy whose links lead to localhost', () => {
  const settings = { host: '127.0.0.1', trustedProxies: 0, siteUrl: 'http://localhost:4321' };
  expect(addressWarning(settings)).toBeNull();
  expect(addressWarning({ ...settings, host: '0.0.0.0', siteUrl: 'https://a.example' })).toBeNull();
  for (const exposed of [{ host: '0.0.0.0' }, { trustedProxies: 1 }]) {
    expect(addressWarning({ ...settings, ...exposed })).toContain('set SITE_URL');
  }
});
