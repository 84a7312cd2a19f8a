import { expect, it } from 'vitest';
import { directivesOf } from './content-security-policy.ts';

it('writes additions as directives, and none for nothing', () => {
  expect(
    directivesOf({ 'img-src': ['blob:'], 'frame-src': [], 'connect-src': ['https://a.exemple', "'self'"] }),
  ).toEqual(['img-src blob:', "connect-src https://a.exemple 'self'"]);
  expect(directivesOf({})).toEqual([]);
});
