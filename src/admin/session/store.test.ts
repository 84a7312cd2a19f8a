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
    ['to an account without a role', async () => null],
    ['when the database fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('denies access %s', async (_who, ask) => {
    await checkAccess(ask, async () => false);
    expect($access.get()).toBe('denied');
  });

  it('marks access as incomplete for a member who must first turn on a second factor', async () => {
    await checkAccess(
      async () => null,
      async () => true,
    );
    expect($access.get()).toBe('incomplete');
  });

  it('asks for the role only once', async () => {
    const ask = vi.fn(async () => null);
    await checkAccess(ask, async () => false);
    await checkAccess(ask, async () => false);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('keeps access that a sign-in has granted during the check', async () => {
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
  it('marks access as expired until the member signs in again, then calls the listeners', () => {
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

  it('calls no listener when access is denied before a new sign-in grants it', () => {
    const listener = vi.fn();
    const end = onSignedInAgain(listener);
    $access.set('expired');
    $access.set('denied');
    $access.set('granted');
    expect(listener).not.toHaveBeenCalled();
    end();
  });
});
