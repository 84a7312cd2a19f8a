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
  it('is read with its address in lower case, and nothing else', async () => {
    expect(await read(SIGN_IN, { email: 'Connue@Exemple.FR', password: PASSWORD, more: 1 })).toEqual({
      kind: 'sign-in',
      body: { email: KNOWN, password: PASSWORD },
    });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an address that is no text', { email: {}, password: PASSWORD }],
    ['a password that is no text', { email: KNOWN, password: 1 }],
    ['a null character', { email: 'a\0@exemple.fr', password: PASSWORD }],
    ['an endless password', { email: KNOWN, password: 'x'.repeat(1_001) }],
  ])('is refused with %s', async (_case, body) => {
    expect(await read(SIGN_IN, body)).toMatchObject({ refusal: { status: 400, code: 'validation_failed' } });
  });
});

describe('a sign-up', () => {
  it('brings an address, a password and a little metadata', async () => {
    const body = { email: KNOWN, password: PASSWORD, data: {}, code_challenge: null };
    expect(await read(SIGN_UP, body)).toMatchObject({ kind: 'sign-up', body: { email: KNOWN, data: {} } });
    expect(await read(SIGN_UP, { email: KNOWN, password: PASSWORD })).toMatchObject({ kind: 'sign-up' });
    const data = { text: 'x'.repeat(LARGEST_METADATA) };
    expect(await read(SIGN_UP, { email: KNOWN, password: PASSWORD, data })).toMatchObject({ refusal: { status: 400 } });
  });

  it('says in French why a password is too weak, as Supabase does', async () => {
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

it('the renewal of a session brings its token', async () => {
  expect(await read(REFRESH, { refresh_token: 'token' })).toEqual({ kind: 'renewal', token: 'token' });
  expect(await read(REFRESH, { refresh_token: {} })).toMatchObject({ refusal: { status: 400 } });
});

it('every other request is left alone', async () => {
  expect(await read('/auth/v1/logout', '')).toEqual({ kind: 'other' });
});
