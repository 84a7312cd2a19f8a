import { describe, expect, it } from 'vitest';
import { LARGEST_METADATA, readAccountRequest } from './account-requests.ts';

const SIGN_UP = '/auth/v1/signup';
const SIGN_IN = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const KNOWN = 'connue@exemple.fr';
const PASSWORD = 'un mot de passe assez long';

function read(address: string, body: unknown) {
  const url = new URL(address, 'http://site.test');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readAccountRequest(new Request(url, { method: 'POST', body: text }), url);
}

describe('a sign-in', () => {
  it('is read as a lower-case address and a password, without other fields', async () => {
    expect(await read(SIGN_IN, { email: 'Connue@Exemple.FR', password: PASSWORD, more: 1 })).toEqual({
      kind: 'sign-in',
      body: { email: KNOWN, password: PASSWORD },
    });
  });

  it.each([
    ['a body that is not JSON', '{'],
    ['a body that is not an object', 'null'],
    ['an address that is not a string', { email: {}, password: PASSWORD }],
    ['a password that is not a string', { email: KNOWN, password: 1 }],
    ['a null character in the address', { email: 'a\0@exemple.fr', password: PASSWORD }],
    ['a password of 1,001 characters', { email: KNOWN, password: 'x'.repeat(1_001) }],
  ])('is refused with %s', async (_case, body) => {
    expect(await read(SIGN_IN, body)).toMatchObject({ refusal: { status: 400, code: 'validation_failed' } });
  });
});

describe('a sign-up', () => {
  it('is accepted with little metadata or none, and refused with too much', async () => {
    const body = { email: KNOWN, password: PASSWORD, data: {}, code_challenge: null };
    expect(await read(SIGN_UP, body)).toMatchObject({ kind: 'sign-up', body: { email: KNOWN, data: {} } });
    expect(await read(SIGN_UP, { email: KNOWN, password: PASSWORD })).toMatchObject({ kind: 'sign-up' });
    const data = { text: 'x'.repeat(LARGEST_METADATA) };
    expect(await read(SIGN_UP, { email: KNOWN, password: PASSWORD, data })).toMatchObject({ refusal: { status: 400 } });
  });

  it('is refused with a weak password, with a French message and the reasons that Supabase gives', async () => {
    expect(await read(SIGN_UP, { email: KNOWN, password: 'aaaaaaaaaa' })).toEqual({
      kind: 'refused',
      refusal: {
        status: 422,
        code: 'weak_password',
        message: expect.stringMatching(/^Choisis un mot de passe/),
        more: { weak_password: { reasons: [] } },
      },
    });
    expect(await read(SIGN_UP, { email: KNOWN, password: 'court' })).toMatchObject({
      refusal: { more: { weak_password: { reasons: ['length'] } } },
    });
  });
});

it('the renewal of a session is read as its refresh token, and refused if the token is not a string', async () => {
  expect(await read(REFRESH, { refresh_token: 'token' })).toEqual({ kind: 'renewal', token: 'token' });
  expect(await read(REFRESH, { refresh_token: {} })).toMatchObject({ refusal: { status: 400 } });
});

it('another request, such as a sign-out, is read as "other"', async () => {
  expect(await read('/auth/v1/logout', '')).toEqual({ kind: 'other' });
});
