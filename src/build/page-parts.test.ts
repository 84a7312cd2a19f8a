import { expect, it } from 'vitest';
import { partOfPage, replaceParts } from './page-parts.ts';

const MARKS = { start: '<i>', end: '</i>' };
const page = Buffer.from('é<i>un</i><i>deux</i><i>trois');

it('finds the first part after a place, without its end', () => {
  const first = partOfPage(page, MARKS);
  expect(page.toString('utf8', first?.start, first?.end)).toBe('<i>un');
  const second = partOfPage(page, MARKS, first?.end);
  expect(page.toString('utf8', second?.start, second?.end)).toBe('<i>deux');
});

it('finds no part that does not end', () => {
  expect(partOfPage(page, MARKS, page.indexOf('deux'))).toBeNull();
});

it('puts longer and shorter parts in the place of those that it has', () => {
  const first = partOfPage(page, MARKS);
  const second = first && partOfPage(page, MARKS, first.end);
  if (!first || !second) throw new Error('Two parts are there');
  expect(
    replaceParts(page, [
      [first, 'long été'],
      [second, ''],
    ]).toString(),
  ).toBe('élong été</i></i><i>trois');
});
