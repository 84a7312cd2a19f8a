import { expect, it } from 'vitest';
import { directivesOf } from './content-security-policy.ts';

it('directivesOf writes each addition as a directive, and omits directives without sources', () => {
  expect(
    directivesOf({ 'img-src': ['blob:'], 'frame-src': [], 'connect-src': ['https://a.exemple', "'self'"] }),
  ).toEqual(['img-src blob:', "connect-src https://a.exemple 'self'"]);
  expect(directivesOf({})).toEqual([]);
});
