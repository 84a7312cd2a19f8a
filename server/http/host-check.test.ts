import { expect, it, vi } from 'vitest';
import { hostCheck } from './host-check.ts';

const isProtected = (pathname: string) => pathname.startsWith('/admin');

function checkOf(...claims: (boolean | null)[]) {
  const isClaimed = vi.fn(async () => claims.shift() ?? null);
  return { isClaimed, mayAnswer: hostCheck((host) => host === 'localhost', isProtected, isClaimed) };
}

it('a known host may ask for every path, without a look-up of the claim', async () => {
  const { mayAnswer, isClaimed } = checkOf();
  for (const path of ['/', '/admin']) expect(await mayAnswer('localhost', path)).toBe(true);
  expect(isClaimed).not.toHaveBeenCalled();
});

it('an unknown host is refused while the site is unclaimed, and may then ask for all but protected paths', async () => {
  const { mayAnswer, isClaimed } = checkOf(false, true);
  expect(await mayAnswer('evil.example', '/')).toBe(false);
  expect(await mayAnswer('evil.example', '/')).toBe(true);
  expect(await mayAnswer('evil.example', '/blog')).toBe(true);
  expect(isClaimed).toHaveBeenCalledTimes(2);
  expect(await mayAnswer('evil.example', '/admin')).toBe(false);
});

it('an unknown host may ask for pages while nothing can be claimed, which is looked up each time', async () => {
  const { mayAnswer } = checkOf(null, false);
  expect(await mayAnswer('evil.example', '/admin')).toBe(false);
  expect(await mayAnswer('evil.example', '/')).toBe(true);
  expect(await mayAnswer('evil.example', '/')).toBe(false);
});
