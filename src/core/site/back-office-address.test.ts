import { describe, expect, it } from 'vitest';
import { addressOfScreen, screenInFragment } from './back-office-address.ts';

const SITE = 'https://coquelicot.exemple';
const NOTHING = { search: '', hash: '' };

describe('the address of a back-office screen, kept in a fragment', () => {
  it.each(['/admin/editor', '/admin/editor/a-b?type=blog#titre', '/admin/newsletter?q=%C3%A9t%C3%A9%23'])(
    'is written and read back unchanged: %s',
    (screen) => {
      const { pathname, search, hash } = new URL(screen, SITE);
      const address = addressOfScreen(pathname, { search, hash });
      expect(address).toBe(`/admin#${screen}`);
      expect(screenInFragment(new URL(address ?? '', SITE))).toBe(screen);
    },
  );

  it.each(['/admin', '/administration/x', '/blog/admin/editor', '/'])(
    'is null for %s, which is no screen below /admin',
    (pathname) => {
      expect(addressOfScreen(pathname, NOTHING)).toBeNull();
    },
  );

  it.each([
    ...['/admin', '/admin#', '/admin#editor', '/admin#/blog', '/admin#//pirate.fr/admin/x', '/admin#/admin/../blog'],
    ...['/admin#https://pirate.fr/admin/x', '/admin#javascript:alert(1)', '/admin/editor#/admin/newsletter'],
    ...['/blog#/admin/editor', '/admin#access_token=x'],
  ])('is not read from %s', (address) => {
    expect(screenInFragment(new URL(address, SITE))).toBeNull();
  });
});
