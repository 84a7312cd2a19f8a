import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '../../core/team/roles.ts';
import { $access, $role, checkAccess, grantAccess, onSignedInAgain, sessionFound, sessionLost } from './store.ts';

beforeEach(() => $access.set('checking'));

describe('checkAccess', () => {
  it.each(ROLES)('grants access to a member whose role is %s', async (role) => {
    await checkAccess(
      async () => role,
      async () => false,
    );
    expect($access.get()).toBe('granted');
    expect($role.get()).toBe(role);
  });

  it.each([
    ['nobody', async () => null],
    ['a database that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('denies it to %s', async (_who, ask) => {
    await checkAccess(ask, async () => false);
    expect($access.get()).toBe('denied');
  });

  it('leaves access incomplete for one who must turn on a second factor first', async () => {
    await checkAccess(
      async () => null,
      async () => true,
    );
    expect($access.get()).toBe('incomplete');
  });

  it('asks once', async () => {
    const ask = vi.fn(async () => null);
    await checkAccess(ask, async () => false);
    await checkAccess(ask, async () => false);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not take back what signing in has granted meanwhile', async () => {
    const answer = Promise.withResolvers<null>();
    const checked = checkAccess(
      () => answer.promise,
      async () => false,
    );
    grantAccess('editor');
    answer.resolve(null);
    await checked;
    expect($access.get()).toBe('granted');
  });
});

describe('a session that is lost', () => {
  it('leaves the screen of a member, who may sign in again', () => {
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
