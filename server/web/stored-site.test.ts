import { expect, it } from 'vitest';
import { errorPage } from '../http/plain-page.ts';
import { PREPARING_PAGE } from './stored-site.ts';

it('the page shown while the site is being prepared reloads itself every two seconds', () => {
  expect(PREPARING_PAGE).toContain('<meta http-equiv="refresh" content="2">');
  expect(PREPARING_PAGE).toContain('<title>Coquelicot</title>');
});

it.each([
  ['shown while the site is being prepared', PREPARING_PAGE],
  ['of an error', errorPage('0a1b2c3d4')],
])('the page %s declares the width of phones and both colour schemes', (_, page) => {
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('color-scheme:light dark');
});
