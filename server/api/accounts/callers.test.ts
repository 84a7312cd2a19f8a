import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerCheck, type CallerCheck } from './callers.ts';

const CREDENTIALS = { secretKey: 'sb_secret_1', jwtSecret: 'a secret of this installation, long enough' };
const MEMBER = '00000000-0000-4000-8000-000000000001';
const query = vi.fn(async (_text: string, [account]: unknown[] = []) => (account === MEMBER ? [{}] : []));
let callerOf: CallerCheck;

beforeEach(() => {
  query.mockClear();
  callerOf = callerCheck(CREDENTIALS, { query } as never);
});

function tokenOf(sub: string, { secret = CREDENTIALS.jwtSecret, end = '1h' } = {}): Promise<string> {
  return new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setExpirationTime(end)
    .sign(new TextEncoder().encode(secret));
}

const withToken = (token: string) => callerOf(new Headers({ authorization: `Bearer ${token}` }));

describe('callerCheck', () => {
  it('identifies the operator by the secret key', async () => {
    expect(await callerOf(new Headers({ apikey: 'sb_secret_1' }))).toBe('operator');
  });

  it('identifies a member by the token, and asks the database only once', async () => {
    for (let time = 0; time < 3; time += 1) expect(await withToken(await tokenOf(MEMBER))).toBe('member');
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('takes an ordinary account for a stranger until it becomes a member', async () => {
    const token = await tokenOf('00000000-0000-4000-8000-000000000002');
    expect(await withToken(token)).toBe('stranger');
    query.mockResolvedValueOnce([{}]);
    expect(await withToken(token)).toBe('member');
  });

  it('takes other keys, and forged or expired tokens, for a stranger without asking the database', async () => {
    expect(await callerOf(new Headers({ apikey: 'sb_publishable_1' }))).toBe('stranger');
    expect(await withToken('sb_publishable_1')).toBe('stranger');
    expect(await withToken('a.b.c')).toBe('stranger');
    expect(await withToken(await tokenOf(MEMBER, { secret: 'another secret, which is as long as it has to be' }))).toBe(
      'stranger',
    );
    expect(await withToken(await tokenOf(MEMBER, { end: '-1s' }))).toBe('stranger');
    expect(query).not.toHaveBeenCalled();
  });
});
