import { describe, expect, it } from 'vitest';
import { signInAddress, wantedScreen } from './wanted-screen.ts';

const queryOf = (address: string) => new URL(address, 'https://a.exemple').search;

describe('wantedScreen', () => {
  it.each(['/admin/editor/12?type=blog', '/admin/blog/new', '/admin/editor?tab=drafts'])(
    'returns %s from the sign-in address that names it',
    (screen) => {
      expect(wantedScreen(queryOf(signInAddress(screen)))).toBe(screen);
    },
  );

  it.each([
    '',
    '?vers=',
    '?vers=/admin',
    '?vers=/admin/auth',
    '?vers=/admin/auth?vers=/admin/editor/1',
    '?vers=/blog',
    '?vers=//ailleurs.exemple/admin/editor',
    '?vers=/\\ailleurs.exemple/admin/editor',
    '?vers=https://ailleurs.exemple/admin/editor',
    '?vers=javascript:alert(1)',
    '?vers=/admin/../blog',
    '?vers=http://[',
  ])('returns the list of articles for the query “%s”', (query) => {
    expect(wantedScreen(query)).toBe('/admin/editor');
  });
});
