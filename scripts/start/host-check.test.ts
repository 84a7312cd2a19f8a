import { expect, it, vi } from 'vitest';
import { hostCheck } from './host-check.ts';

const isProtected = (pathname: string) => pathname.startsWith('/admin');

function checkOf(...claims: boolean[]) {
  const isClaimed = vi.fn(async () => claims.shift() ?? false);
  return { isClaimed, check: hostCheck((host) => host === 'localhost', isProtected, isClaimed) };
}

it('answers known hosts whatever they ask for, without asking the database', async () => {
  const { check, isClaimed } = checkOf();
  for (const path of ['/', '/admin']) {
    expect([check.mayAnswerNow('localhost', path), await check.mayAnswer('localhost', path)]).toEqual([true, true]);
  }
  expect(isClaimed).not.toHaveBeenCalled();
});

it('answers no other host while the site is unclaimed, and the pages for all of them afterwards', async () => {
  const { check, isClaimed } = checkOf(false, true);
  expect(await check.mayAnswer('evil.example', '/')).toBe(false);
  expect(check.mayAnswerNow('evil.example', '/')).toBe(false);
  expect(await check.mayAnswer('evil.example', '/')).toBe(true);
  expect(check.mayAnswerNow('evil.example', '/')).toBe(true);
  expect(await check.mayAnswer('evil.example', '/blog')).toBe(true);
  expect(isClaimed).toHaveBeenCalledTimes(2);
  expect(await check.mayAnswer('evil.example', '/admin')).toBe(false);
  expect(check.mayAnswerNow('evil.example', '/admin')).toBe(false);
});
