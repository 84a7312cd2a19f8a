import { describe, expect, it } from 'vitest';
import { isOpenRoute } from './authentication-routes.ts';

const at = (address: string) => new URL(address, 'http://site.test');

describe('isOpenRoute', () => {
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
  ])('opens %s %s', (method, address) => {
    expect(isOpenRoute(method, at(address))).toBe(true);
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
  ])('closes %s %s', (method, address) => {
    expect(isOpenRoute(method, at(address))).toBe(false);
  });
});
