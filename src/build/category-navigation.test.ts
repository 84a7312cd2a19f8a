import { expect, it } from 'vitest';
import { categoryNavigationIn, withCategoryNavigation } from './category-navigation.ts';

const FORMER = '<nav class="categories" aria-label="Catégories"><ul><li>Été</li></ul></nav>';
const NEXT = '<nav class="categories" aria-label="Catégories"><ul><li>Fêtes d’été</li><li>Noël</li></ul></nav>';
const pageWith = (navigation: string) => Buffer.from(`<nav>Menu</nav><h1>Été</h1>${navigation}<nav>Pages</nav>`);

it('finds the navigation of categories among others', () => {
  expect(categoryNavigationIn(pageWith(FORMER))).toBe(FORMER.slice(0, -'</nav>'.length));
});

it('puts another in its place, and leaves all else', () => {
  expect(withCategoryNavigation(pageWith(FORMER), NEXT.slice(0, -'</nav>'.length))).toEqual(pageWith(NEXT));
});

it('does the same to a page that is a part of a larger buffer', () => {
  const large = Buffer.concat([Buffer.from('before'), pageWith(FORMER)]);
  expect(withCategoryNavigation(large.subarray(6), NEXT.slice(0, -'</nav>'.length))).toEqual(pageWith(NEXT));
});

it.each([
  ['no such navigation', ''],
  ['two of them', FORMER + FORMER],
  ['one that does not end', '<nav class="categories">'],
])('changes no page with %s', (_, navigation) => {
  const page = Buffer.from(`<h1>Été</h1>${navigation}`);
  expect(withCategoryNavigation(page, NEXT.slice(0, -'</nav>'.length))).toBeNull();
});
