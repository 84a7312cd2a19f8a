import { describe, expect, it, vi } from 'vitest';
import { LARGEST_METADATA, refuseAccountRequest } from './account-requests.ts';

const at = (address: string) => new URL(address, 'http://site.test');
const SIGN_UP = at('/auth/v1/signup');
const SIGN_IN = at('/auth/v1/token?grant_type=password');
const REFRESH = at('/auth/v1/token?grant_type=refresh_token');
const KNOWN = 'connue@exemple.fr';
const PASSWORD = 'un mot de passe assez long';

function checkOf() {
  return { isKnown: vi.fn(async (email: string) => email === KNOWN), compareWithDummyHash: vi.fn(async () => false) };
}

const ask = (address: URL, body: unknown, check = checkOf()) =>
  refuseAccountRequest(address, typeof body === 'string' ? body : JSON.stringify(body), check);

describe('a sign-in', () => {
  it('compares a password once more for an unknown address, and for no other', async () => {
    const check = checkOf();
    expect(await ask(SIGN_IN, { email: 'inconnue@exemple.fr', password: PASSWORD }, check)).toBeNull();
    expect(check.compareWithDummyHash).toHaveBeenCalledExactlyOnceWith(PASSWORD);
    check.compareWithDummyHash.mockClear();
    expect(await ask(SIGN_IN, { email: 'Connue@Exemple.FR', password: PASSWORD }, check)).toBeNull();
    expect(check.compareWithDummyHash).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an address that is no text', { email: {}, password: PASSWORD }],
    ['a password that is no text', { email: KNOWN, password: 1 }],
    ['a null character', { email: 'a\0@exemple.fr', password: PASSWORD }],
    ['an endless password', { email: KNOWN, password: 'x'.repeat(1_001) }],
  ])('is refused with %s', async (_case, body) => {
    expect(await ask(SIGN_IN, body)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a sign-up', () => {
  it('brings an address, a password and a little metadata', async () => {
    expect(await ask(SIGN_UP, { email: KNOWN, password: PASSWORD, data: {}, code_challenge: null })).toBeNull();
    expect(await ask(SIGN_UP, { email: KNOWN, password: PASSWORD })).toBeNull();
    const data = { text: 'x'.repeat(LARGEST_METADATA) };
    expect(await ask(SIGN_UP, { email: KNOWN, password: PASSWORD, data })).toMatchObject({ status: 400 });
  });

  it('says in French why a password is too weak, as Supabase does', async () => {
    expect(await ask(SIGN_UP, { email: KNOWN, password: 'aaaaaaaaaa' })).toEqual({
      status: 422,
      code: 'weak_password',
      message: expect.stringMatching(/^Choisis un mot de passe/),
      more: { weak_password: { reasons: ['characters'] } },
    });
    expect(await ask(SIGN_UP, { email: KNOWN, password: 'court' })).toMatchObject({
      more: { weak_password: { reasons: ['length'] } },
    });
  });
});

describe('the renewal of a session', () => {
  it('brings its token', async () => {
    expect(await ask(REFRESH, { refresh_token: 'token' })).toBeNull();
    expect(await ask(REFRESH, { refresh_token: {} })).toMatchObject({ status: 400 });
  });
});

it('leaves every other request alone', async () => {
  expect(await ask(at('/auth/v1/logout'), '')).toBeNull();
});
