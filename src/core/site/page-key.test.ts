import { expect, it } from 'vitest';
import { pageKeys, partsOfPageKey } from './page-key.ts';
import type { ListedPage } from './page-source.ts';
import type { CategoryLink, ListProps } from './pages.ts';

/** Different texts have different hashes. */
const hash = (text: string) => Buffer.from(text).toString('base64url');
const link = (name: string): CategoryLink => ({ name, address: `/blog/categorie/${name.toLowerCase()}` });

function keyOfList(change: Partial<ListProps>) {
  const props: ListProps = {
    frame: { year: 2026 },
    contentType: 'blog',
    category: null,
    categories: [link('Amour'), link('Voyage')],
    pageNumber: 2,
    pageCount: 3,
    previousAddress: '/blog',
    nextAddress: '/blog/page/3',
    spotlight: null,
    favourites: [],
    posts: [],
    isFallback: false,
    ...change,
  };
  const page = {
    route: '/blog/page/[page]',
    address: '/blog/page/2',
    params: { page: '2' },
    props,
    lastModified: null,
  };
  return partsOfPageKey(pageKeys(hash)(page as ListedPage));
}

it('tells a change of the categories from one of all else that a list shows', () => {
  const key = keyOfList({});
  expect(keyOfList({})).toEqual(key);
  const renamed = keyOfList({ categories: [link('Amours'), link('Voyage')] });
  expect(renamed.content).toBe(key.content);
  expect(renamed.navigation).not.toBe(key.navigation);
  const longer = keyOfList({ pageCount: 4 });
  expect(longer.content).not.toBe(key.content);
  expect(longer.navigation).toBe(key.navigation);
});

it('gives the lists of two categories two navigations, for each marks its own', () => {
  const [one, other] = ['Amour', 'Voyage'].map((name) => keyOfList({ category: link(name) }));
  expect(one?.navigation).not.toBe(other?.navigation);
  expect(one?.content).not.toBe(other?.content);
});

it('knows of no navigation of other pages', () => {
  const page = { route: '/jeux', address: '/jeux', params: {}, props: { frame: { year: 2026 } }, lastModified: null };
  expect(partsOfPageKey(pageKeys(hash)(page as ListedPage)).navigation).toBeNull();
});
