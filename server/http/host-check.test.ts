import { expect, it, vi } from 'vitest';
import { hostCheck } from './host-check.ts';

const isProtected = (pathname: string) => pathname.startsWith('/admin');

function checkOf(...claims: (boolean | null)[]) {
  const isClaimed = vi.fn(async () => claims.shift() ?? null);
  return { isClaimed, mayAnswer: hostCheck((host) => host === 'localhost', isProtected, isClaimed) };
}

it('answers known hosts whatever they ask for, without asking the database', async () => {
  const { mayAnswer, isClaimed } = checkOf();
  for (const path of ['/', '/admin']) expect(await mayAnswer('localhost', path)).toBe(true);
  expect(isClaimed).not.toHaveBeenCalled();
});

it('answers no other host while the site is unclaimed, and the pages for all of them afterwards', async () => {
  const { mayAnswer, isClaimed } = checkOf(false, true);
  expect(await mayAnswer('evil.example', '/')).toBe(false);
  expect(await mayAnswer('evil.example', '/')).toBe(true);
  expect(await mayAnswer('evil.example', '/blog')).toBe(true);
  expect(isClaimed).toHaveBeenCalledTimes(2);
  expect(await mayAnswer('evil.example', '/admin')).toBe(false);
});

it('answers the pages while nothing is there to be claimed, and asks again', async () => {
  const { mayAnswer } = checkOf(null, false);
  expect(await mayAnswer('evil.example', '/admin')).toBe(false);
  expect(await mayAnswer('evil.example', '/')).toBe(true);
  expect(await mayAnswer('evil.example', '/')).toBe(false);
});
