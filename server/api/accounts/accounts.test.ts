import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountInterface, type AccountParts } from './accounts.ts';
import type { Caller } from './callers.ts';
import { concurrencyLimit } from '../requests/concurrency-limit.ts';
import { knownDevices } from './known-devices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MEMBER = 'membre@exemple.fr';
const RIGHT = 'un mot de passe assez long';
const PROXY = '127.0.0.1';

interface Asking {
  from?: string;
  cookie?: string;
  caller?: Caller;
}

/** Makes an account interface over an authentication interface that knows one member. */
function accountsOf({ isSignUpOpen = false } = {}) {
  const compareWithDummyHash = vi.fn(async () => false);
  const made: string[] = [];
  const parts: AccountParts = {
    passwords: {
      isKnown: async (email) => email === MEMBER,
      compareWithDummyHash,
      isSignUpOpen: async () => isSignUpOpen,
    },
    devices: knownDevices('secret', false),
    renew: (token, _signal, answer) => answer(token),
    inTurn: concurrencyLimit({ ofNetwork: 4, total: Infinity }),
    administer: async ({ isOperator }) => Response.json({ isOperator }),
    factors: async () => new Response(),
    async answer(request) {
      const { email, password } = (await request.json()) as { email: string; password: string };
      if (request.url.endsWith('/signup')) {
        if (email === MEMBER) return Response.json({ error_code: 'user_already_exists' }, { status: 422 });
        made.push(email);
        return Response.json({ access_token: 'token' });
      }
      return email === MEMBER && password === RIGHT
        ? Response.json({ access_token: 'token' })
        : Response.json({ error_code: 'invalid_credentials' }, { status: 400 });
    },
  };
  const accounts = accountInterface(parts, undefined, 0);
  const ask = async (path: string, body: unknown, { from = PROXY, cookie, caller = 'stranger' }: Asking = {}) => {
    const address = new URL(path, 'http://site.test');
    const headers = cookie ? { cookie } : undefined;
    const request = new Request(address, { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) });
    const answer = accounts({ request, address, clientAddress: from, caller });
    await vi.advanceTimersByTimeAsync(400);
    return answer;
  };
  const signIn = (email: string, password: string, asking?: Asking) =>
    ask('/auth/v1/token?grant_type=password', { email, password }, asking);
  const signUp = (email: string, asking?: Asking) => ask('/auth/v1/signup', { email, password: RIGHT }, asking);
  const guess = async (times: number, asking?: Asking) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await signIn(MEMBER, 'une devinette', asking)).status);
    return statuses;
  };
  return { ask, signIn, signUp, guess, compareWithDummyHash, made };
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the administration of accounts', () => {
  it.each(['operator', 'member', 'stranger'] as const)(
    'receives whether the caller is the operator: %s',
    async (caller) => {
      const { ask } = accountsOf();
      const answer = await ask('/auth/v1/admin/users', {}, { caller });
      expect(await answer.json()).toEqual({ isOperator: caller === 'operator' });
    },
  );
});

describe('wrong passwords', () => {
  it('block further sign-ins after ten attempts, for five minutes that the answer states', async () => {
    const { signIn, guess } = accountsOf();
    expect(await guess(10)).toEqual(Array(10).fill(400));
    const refused = await signIn(MEMBER, RIGHT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(250);
    expect(await refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Trop de tentatives de connexion. Réessaie dans 5 minutes.',
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect((await signIn(MEMBER, RIGHT)).status).toBe(200);
  });

  it('from an unknown device block neither a known device, nor another network, nor another account', async () => {
    const { signIn, guess } = accountsOf();
    const cookie = cookieOf(await signIn(MEMBER, RIGHT));
    expect((await guess(40)).at(-1)).toBe(429);
    expect((await signIn(MEMBER, RIGHT)).status).toBe(429);
    expect((await signIn(MEMBER, RIGHT, { cookie })).status).toBe(200);
    expect((await signIn(MEMBER, RIGHT, { from: '203.0.113.9' })).status).toBe(200);
    expect((await signIn('autre@exemple.fr', RIGHT)).status).toBe(400);
  });

  it('for thirty other accounts do not block a member behind the same proxy', async () => {
    const { signIn } = accountsOf();
    for (let number = 0; number < 30; number += 1) await signIn(`compte-${number}@exemple.fr`, RIGHT);
    expect((await signIn(MEMBER, RIGHT)).status).toBe(200);
  });

  it('are limited on a known device too, and counted anew after a successful sign-in', async () => {
    const { signIn, guess } = accountsOf();
    const cookie = cookieOf(await signIn(MEMBER, RIGHT));
    await guess(9, { cookie });
    expect((await signIn(MEMBER, RIGHT, { cookie })).status).toBe(200);
    expect(await guess(11, { cookie })).toEqual([...Array(10).fill(400), 429]);
  });

  it('are compared with a dummy hash when the address has no account, so that they take as long', async () => {
    const { signIn, compareWithDummyHash } = accountsOf();
    await signIn('inconnue@exemple.fr', RIGHT);
    expect(compareWithDummyHash).toHaveBeenCalledExactlyOnceWith(RIGHT);
    await signIn('Membre@Exemple.FR', RIGHT);
    expect(compareWithDummyHash).toHaveBeenCalledOnce();
  });
});

describe('a sign-up', () => {
  it('is refused alike for known and new addresses once closed, except to the operator', async () => {
    const { signUp, made } = accountsOf();
    for (const email of [MEMBER, 'nouvelle@exemple.fr']) {
      const answer = await signUp(email);
      expect([answer.status, (await answer.json()) as unknown]).toEqual([
        422,
        { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
      ]);
    }
    expect((await signUp('nouvelle@exemple.fr', { caller: 'operator' })).status).toBe(200);
    expect(made).toEqual(['nouvelle@exemple.fr']);
  });

  it('is answered alike while open, whether or not the address has an account', async () => {
    const { signUp, made, compareWithDummyHash } = accountsOf({ isSignUpOpen: true });
    const answers = [await signUp(MEMBER), await signUp('nouvelle@exemple.fr')];
    expect(compareWithDummyHash).toHaveBeenCalledOnce();
    const shapes = answers.map(async (answer) => [
      answer.status,
      [...answer.headers],
      Object.entries((await answer.json()) as object).map(([key, value]) =>
        key === 'email' || key === 'id' ? key : [key, value],
      ),
    ]);
    expect(await shapes[0]).toEqual(await shapes[1]);
    expect(made).toEqual(['nouvelle@exemple.fr']);
  });

  it('is accepted ten times from a network, then refused with 429 without blocking sign-ins', async () => {
    const { signUp, signIn } = accountsOf({ isSignUpOpen: true });
    for (let number = 0; number < 10; number += 1) await signUp(`compte-${number}@exemple.fr`);
    expect((await signUp('nouvelle@exemple.fr')).status).toBe(429);
    expect((await signIn(MEMBER, RIGHT)).status).toBe(200);
  });
});
