import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticationGuard } from './authentication-routes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = (address: string) => new URL(address, 'http://site.test');
const SIGN_IN = at('/auth/v1/token?grant_type=password');
const SIGN_UP = at('/auth/v1/signup');
const REFRESH = at('/auth/v1/token?grant_type=refresh_token');

describe('authenticationGuard', () => {
  it.each([
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/signup?redirect_to=http://site.test'],
    ['POST', '/auth/v1/logout?scope=local'],
    ['GET', '/auth/v1/user'],
    ['GET', '/auth/v1/settings'],
    ['GET', '/auth/v1/health'],
    ['OPTIONS', '/auth/v1/token'],
  ])('opens %s %s', async (method, address) => {
    expect(await authenticationGuard()(method, at(address), '192.0.2.1')).toEqual({ allowed: true });
  });

  it.each([
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/invite'],
    ['POST', '/auth/v1/verify'],
    ['GET', '/auth/v1/verify?token=x'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['GET', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/generate_link'],
    ['DELETE', '/auth/v1/user'],
    ['GET', '/auth/v1/signup'],
    ['GET', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/token'],
    ['POST', '/auth/v1/token?grant_type='],
    ['POST', '/auth/v1/token?grant_type=id_token'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
    ['POST', '/auth/v1/token?grant_type=PASSWORD'],
    ['POST', '/auth/v1/token?grant_type=id_token&grant_type=password'],
    ['POST', '/auth/v1/token/?grant_type=password'],
    ['POST', '/auth/v1//token?grant_type=password'],
    ['POST', '/auth/v1/%74oken?grant_type=password'],
    ['POST', '/auth/v1/signup/../otp'],
    ['POST', '/AUTH/V1/SIGNUP'],
    ['post', '/auth/v1/signup'],
    ['POST', '/auth/v1/constructor'],
  ])('closes %s %s', async (method, address) => {
    expect(await authenticationGuard()(method, at(address), '192.0.2.1')).toEqual({
      allowed: false,
      status: 404,
      message: 'Unknown authentication route',
    });
  });

  it('refuses the eleventh sign-in of an address in five minutes, and says when to try again', async () => {
    const judge = authenticationGuard();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await judge('POST', SIGN_IN, '192.0.2.1')).toEqual({ allowed: true });
    }
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toEqual({
      allowed: false,
      status: 429,
      retryAfter: 300,
      message: 'Trop de tentatives de connexion. Réessaie dans 5 minutes.',
    });
    await vi.advanceTimersByTimeAsync(250_000);
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toEqual({
      allowed: false,
      status: 429,
      retryAfter: 50,
      message: 'Trop de tentatives de connexion. Réessaie dans 1 minute.',
    });
    await vi.advanceTimersByTimeAsync(50_001);
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toEqual({ allowed: true });
  });

  it('counts sign-ups and sign-ins together', async () => {
    const judge = authenticationGuard(2);
    await judge('POST', SIGN_IN, '192.0.2.1');
    await judge('POST', SIGN_UP, '192.0.2.1');
    expect(await judge('POST', SIGN_UP, '192.0.2.1')).toMatchObject({ status: 429 });
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toMatchObject({ status: 429 });
  });

  it('counts each address by itself', async () => {
    const judge = authenticationGuard(1);
    await judge('POST', SIGN_IN, '192.0.2.1');
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toMatchObject({ status: 429 });
    expect(await judge('POST', SIGN_IN, '192.0.2.2')).toEqual({ allowed: true });
  });

  it('never limits the renewal of a session, nor counts it, nor what is closed anyway', async () => {
    const judge = authenticationGuard(1);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(await judge('POST', REFRESH, '192.0.2.1')).toEqual({ allowed: true });
      expect(await judge('POST', at('/auth/v1/otp'), '192.0.2.1')).toMatchObject({ status: 404 });
      expect(await judge('OPTIONS', SIGN_IN, '192.0.2.1')).toEqual({ allowed: true });
    }
    expect(await judge('POST', SIGN_IN, '192.0.2.1')).toEqual({ allowed: true });
  });
});
