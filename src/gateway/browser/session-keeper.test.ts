import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeeper } from './session-keeper.ts';
import type { StoredSession } from './stored-session.ts';

const NOW = 1_000_000;
const OWNER = { id: 'owner', email: 'redaction@exemple.fr' };
const session = (accessToken: string, lifetime: number, user = OWNER): StoredSession => ({
  accessToken,
  expiresAt: NOW + lifetime,
  user,
});

let stored: StoredSession | null;
const renew = vi.fn<() => Promise<void>>();
const onLost = vi.fn();
let keeper: ReturnType<typeof sessionKeeper>;

beforeEach(() => {
  vi.resetAllMocks();
  stored = null;
  keeper = sessionKeeper({ stored: () => stored, renew, now: () => NOW });
  keeper.onLost(onLost);
});

describe('the access token', () => {
  it('is null for a visitor', async () => {
    await expect(keeper.accessToken()).resolves.toBeNull();
    expect(keeper.user()).toBeNull();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is the stored token while the stored token is valid', async () => {
    stored = session('a', 60_000);
    await expect(keeper.accessToken()).resolves.toBe('a');
    expect(keeper.user()).toEqual(OWNER);
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([-1, 0, 10_000])('is renewed when it expires in %i ms', async (lifetime) => {
    stored = session('a', lifetime);
    renew.mockImplementation(async () => void (stored = session('b', 60_000)));
    await expect(keeper.accessToken()).resolves.toBe('b');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed when the server has refused it, although it has not expired', async () => {
    stored = session('a', 60_000);
    renew.mockImplementation(async () => void (stored = session('b', 60_000)));
    await expect(keeper.accessToken('a')).resolves.toBe('b');
  });

  it('is read from storage, not renewed, when another tab has renewed it', async () => {
    stored = session('b', 60_000);
    await expect(keeper.accessToken('a')).resolves.toBe('b');
    expect(renew).not.toHaveBeenCalled();
  });

  it('is not renewed again right after a renewal, even if this computer’s clock is fast', async () => {
    stored = session('a', -5_000_000);
    renew.mockImplementation(async () => void (stored = session('b', -4_000_000)));
    await keeper.accessToken();
    await expect(keeper.accessToken()).resolves.toBe('b');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('rejects while the server does not answer, without losing the session', async () => {
    stored = session('a', -1);
    renew.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(keeper.accessToken()).rejects.toThrow('Failed to fetch');
    expect(onLost).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  beforeEach(async () => {
    stored = session('a', 60_000);
    await keeper.accessToken();
  });

  it('is lost when it cannot be renewed', async () => {
    renew.mockImplementation(async () => void (stored = null));
    await expect(keeper.accessToken('a')).resolves.toBeUndefined();
    expect(onLost).toHaveBeenCalledOnce();
    expect(keeper.user()).toEqual(OWNER);
  });

  it('is lost when the renewed token is the refused token again', async () => {
    await expect(keeper.accessToken('a')).resolves.toBeUndefined();
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('is lost when another tab has signed out, or has signed in to another account', async () => {
    stored = null;
    await expect(keeper.accessToken()).resolves.toBeUndefined();
    stored = session('z', 60_000, { id: 'another', email: 'z@exemple.fr' });
    await expect(keeper.accessToken()).resolves.toBeUndefined();
    expect(onLost).toHaveBeenCalledTimes(2);
    expect(keeper.user()).toEqual(OWNER);
    expect(renew).not.toHaveBeenCalled();
  });

  it('is lost until the same account signs in again', async () => {
    stored = null;
    await keeper.accessToken();
    expect(keeper.hasSession()).toBe(false);
    stored = session('z', 60_000, { id: 'another', email: 'z@exemple.fr' });
    expect(keeper.hasSession()).toBe(false);
    stored = session('b', 60_000);
    expect(keeper.hasSession()).toBe(true);
    await expect(keeper.accessToken()).resolves.toBe('b');
  });

  it('is not reported as lost when the user signs out here', async () => {
    stored = null;
    keeper.forget();
    await expect(keeper.accessToken()).resolves.toBeNull();
    expect(keeper.user()).toBeNull();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is not reported as lost to a listener that has unsubscribed', async () => {
    const another = vi.fn();
    keeper.onLost(another)();
    stored = null;
    await keeper.accessToken();
    expect(another).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledOnce();
  });
});
