import { expect, it } from 'vitest';
import { pageKeys, partsOfPageKey } from './page-key.ts';
import type { ListedPage } from './page-source.ts';
import type { ArticleProps, CategoryLink, ListProps } from './pages.ts';

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
  expect(renamed.categories).not.toBe(key.categories);
  const longer = keyOfList({ pageCount: 4 });
  expect(longer.content).not.toBe(key.content);
  expect(longer.categories).toBe(key.categories);
});

it('gives the lists of two categories two navigations, for each marks its own', () => {
  const [one, other] = ['Amour', 'Voyage'].map((name) => keyOfList({ category: link(name) }));
  expect(one?.categories).not.toBe(other?.categories);
  expect(one?.content).not.toBe(other?.content);
});

it('tells the categories of an article, and when it was changed, from all else that its page shows', () => {
  const keyOfArticle = (article: Partial<ArticleProps['article']>, categories = [link('Amour')]) =>
    pageKeys(hash)({
      route: '/blog/[slug]',
      props: {
        article: { contentType: 'blog', title: 'Un', updatedAt: '2026-01-01', ...article },
        categories,
        related: [],
      },
    } as unknown as ListedPage);
  const key = keyOfArticle({});
  const parts = partsOfPageKey(key);
  const changed = keyOfArticle({ updatedAt: '2026-01-02' });
  expect(changed).not.toBe(key);
  expect(partsOfPageKey(changed)).toEqual(parts);
  const renamed = partsOfPageKey(keyOfArticle({}, [link('Amours')]));
  expect(renamed.content).toBe(parts.content);
  expect(renamed.categories).not.toBe(parts.categories);
  const retitled = partsOfPageKey(keyOfArticle({ title: 'Deux' }));
  expect(retitled.content).not.toBe(parts.content);
  expect(retitled.categories).toBe(parts.categories);
  expect(partsOfPageKey(keyOfArticle({ contentType: 'anecdote' })).categories).not.toBe(parts.categories);
});

it('knows of no categories of other pages', () => {
  const page = { route: '/jeux', address: '/jeux', params: {}, props: { frame: { year: 2026 } }, lastModified: null };
  expect(partsOfPageKey(pageKeys(hash)(page as ListedPage)).categories).toBeNull();
});
