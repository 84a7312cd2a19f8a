import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $access, checkAccess, onSignedInAgain, sessionFound, sessionLost } from './store.ts';

beforeEach(() => $access.set('checking'));

describe('checkAccess', () => {
  it('grants access to an administrator', async () => {
    await checkAccess(async () => 'id');
    expect($access.get()).toBe('granted');
  });

  it.each([
    ['nobody', async () => null],
    ['a database that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('denies it to %s', async (_who, ask) => {
    await checkAccess(ask);
    expect($access.get()).toBe('denied');
  });

  it('asks once', async () => {
    const ask = vi.fn(async () => null);
    await checkAccess(ask);
    await checkAccess(ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not take back what signing in has granted meanwhile', async () => {
    const answer = Promise.withResolvers<null>();
    const checked = checkAccess(() => answer.promise);
    $access.set('granted');
    answer.resolve(null);
    await checked;
    expect($access.get()).toBe('granted');
  });
});

describe('a session that is lost', () => {
  it('leaves the screen of an administrator, who may sign in again', () => {
    const listener = vi.fn();
    const end = onSignedInAgain(listener);
    $access.set('granted');
    sessionLost();
    expect($access.get()).toBe('expired');
    expect(listener).not.toHaveBeenCalled();
    sessionFound();
    expect($access.get()).toBe('granted');
    expect(listener).toHaveBeenCalledOnce();
    end();
    sessionLost();
    sessionFound();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each(['checking', 'denied'] as const)('changes nothing while access is %s', (access) => {
    $access.set(access);
    sessionLost();
    expect($access.get()).toBe(access);
    sessionFound();
    expect($access.get()).toBe(access);
  });

  it('and is given up is no signing in again', () => {
    const listener = vi.fn();
    const end = onSignedInAgain(listener);
    $access.set('expired');
    $access.set('denied');
    $access.set('granted');
    expect(listener).not.toHaveBeenCalled();
    end();
  });
});
