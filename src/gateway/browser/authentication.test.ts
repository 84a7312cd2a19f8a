import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFirstAdministrator, isFirstAdministratorAwaited } from './authentication.ts';
import { passwordRefusal } from './password-refusal.ts';
import type { BrowserDatabase } from './session.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('createFirstAdministrator', () => {
  const create = (rpc = vi.fn()) =>
    createFirstAdministrator({ rpc } as unknown as BrowserDatabase, {
      email: 'lea@exemple.fr',
      password: 'mots et 1 chiffre',
    });

  function answerWith(...answers: Response[]): void {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://base.exemple');
    vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
    vi.stubGlobal('location', { origin: 'https://site.exemple' });
    const fetchMock = vi.fn<typeof fetch>();
    for (const answer of answers) fetchMock.mockResolvedValueOnce(answer);
    vi.stubGlobal('fetch', fetchMock);
  }

  it('returns an unconfirmed claim when a hosted project wants the address confirmed first', async () => {
    answerWith(
      Response.json({ id: 'a', email: 'lea@exemple.fr', identities: [{}] }),
      Response.json({ error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, { status: 400 }),
    );
    const rpc = vi.fn();
    expect(await create(rpc)).toEqual({ kind: 'unconfirmed-claim' });
    expect(rpc).not.toHaveBeenCalled();
  });

  it('names the password rule of a hosted project that the password breaks', async () => {
    const refusal = {
      error_code: 'weak_password',
      msg: 'Password should contain at least one character of each: abc, 0123456789.',
      weak_password: { reasons: ['characters'] },
    };
    answerWith(Response.json(refusal, { status: 422 }));
    expect(await create()).toEqual({ kind: 'password-refused', refusal: 'plain-password' });
  });
});

describe('passwordRefusal', () => {
  it.each([
    [['characters'], 'plain-password'],
    [['pwned'], 'stolen-password'],
    [['pwned', 'length'], 'short-password'],
    [['new_reason'], 'weak-password'],
    [undefined, 'weak-password'],
  ])('turns the reasons %j into %s', (reasons, refusal) => {
    expect(passwordRefusal(reasons)).toBe(refusal);
  });
});

describe('isFirstAdministratorAwaited', () => {
  it.each([
    ['what the database says', () => Response.json(true), true],
    ['what the database says', () => Response.json(false), false],
    ['false where the database refuses', () => Response.json(true, { status: 503 }), false],
    ['false where something else answers', () => new Response('<!doctype html>'), false],
    ['false without network', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('is %s', async (_what, answer, expected) => {
    vi.stubGlobal('location', { origin: 'https://site.exemple' });
    vi.stubGlobal('fetch', async () => answer());
    expect(await isFirstAdministratorAwaited()).toBe(expected);
  });
});
