import { expect, it } from 'vitest';
import { knownDevices } from './known-devices.ts';

const EMAIL = 'membre@exemple.fr';
const headersOf = (cookie: string) => new Headers({ cookie });
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

it('the cookie of a known device is accepted only unchanged, and only for its own account', () => {
  const devices = knownDevices('secret', true);
  const pair = pairOf(devices.cookieFor(EMAIL));
  expect(devices.deviceOf(headersOf(`a=b; ${pair}; c=d`), 'Membre@Exemple.FR')).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(headersOf(pair), 'autre@exemple.fr')).toBeNull();
  expect(knownDevices('another secret', true).deviceOf(headersOf(pair), EMAIL)).toBeNull();
  for (const forged of [`${pair}x`, pair.replace('=', '=x'), `x${pair}`, 'coquelicot-device=', '']) {
    expect(devices.deviceOf(headersOf(forged), EMAIL), forged).toBeNull();
  }
});

it('the cookie of a known device is limited to /auth/v1/, HttpOnly and SameSite=Strict, and Secure over https', () => {
  const cookie = knownDevices('secret', true).cookieFor(EMAIL);
  expect(cookie).toMatch(/; Path=\/auth\/v1\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
  expect(knownDevices('secret', false).cookieFor(EMAIL)).not.toContain('Secure');
});
