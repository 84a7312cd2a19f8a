import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFirstAdministrator, isFirstAdministratorAwaited } from './authentication.ts';
import type { BrowserDatabase } from './session.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('createFirstAdministrator', () => {
  it('asks for a second claim once the address is confirmed, as a hosted project wants', async () => {
    const fetchMock = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(Response.json({ id: 'a', email: 'lea@exemple.fr', identities: [{}] }))
      .mockResolvedValueOnce(
        Response.json({ error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, { status: 400 }),
      );
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://base.exemple');
    vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
    vi.stubGlobal('fetch', fetchMock);
    vi.stubGlobal('location', { origin: 'https://site.exemple' });
    const rpc = vi.fn();
    const database = { rpc } as unknown as BrowserDatabase;
    const answers = { email: 'lea@exemple.fr', password: 'mots et 1 chiffre' };
    expect(await createFirstAdministrator(database, answers)).toEqual({ kind: 'unconfirmed-claim' });
    expect(rpc).not.toHaveBeenCalled();
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
