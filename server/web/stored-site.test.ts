import { expect, it } from 'vitest';
import { errorPage } from '../http/plain-page.ts';
import { PREPARING_PAGE } from './stored-site.ts';

it('asks visitors to wait, on a page that reloads itself', () => {
  expect(PREPARING_PAGE).toContain('<meta http-equiv="refresh" content="2">');
  expect(PREPARING_PAGE).toContain('<title>Coquelicot</title>');
});

it.each([PREPARING_PAGE, errorPage('0a1b2c3d4')])('fits a phone and both schemes: %s', (page) => {
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('color-scheme:light dark');
});
