import { expect, it } from 'vitest';
import { ownCover } from './cover.ts';

const STORAGE = 'https://projet.supabase.co';

it.each([
  ['/illustrations/poppy.svg', '/illustrations/poppy.svg'],
  [`${STORAGE}/storage/v1/object/public/images/a.webp`, `${STORAGE}/storage/v1/object/public/images/a.webp`],
  [null, null],
  ['https://ailleurs.exemple/a.jpg', null],
  ['//ailleurs.exemple/a.jpg', null],
  ['/\\ailleurs.exemple/a.jpg', null],
  [`${STORAGE}.ailleurs.exemple/a.jpg`, null],
  ['data:image/svg+xml,<svg/>', null],
  ['javascript:alert(1)', null],
])('ownCover of %s is %s', (imageUrl, cover) => {
  expect(ownCover(imageUrl, STORAGE)).toBe(cover);
});

it('ownCover accepts only paths of the site when no storage is configured', () => {
  expect(ownCover(`${STORAGE}/a.webp`, null)).toBeNull();
  expect(ownCover('/storage/v1/object/public/images/a.webp', null)).toBe('/storage/v1/object/public/images/a.webp');
});
