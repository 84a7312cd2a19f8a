import { expect, it } from 'vitest';
import { pageKeys } from './page-key.ts';
import type { ListedPage } from './page-source.ts';
import type { ArticleProps, CategoryLink, ListProps } from './pages.ts';

/** Returns a different hash for each text. */
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
  return pageKeys(hash)(page as ListedPage);
}

it('the key of a list is the same for equal props, and differs after each change', () => {
  const key = keyOfList({});
  expect(keyOfList({})).toBe(key);
  const changes = [{ categories: [link('Amours'), link('Voyage')] }, { pageCount: 4 }, { category: link('Voyage') }];
  for (const change of changes) expect(keyOfList(change)).not.toBe(key);
});

it('the key of an article differs when its title, type, date or categories differ', () => {
  const keyOfArticle = (article: Partial<ArticleProps['article']>, categories = [link('Amour')]) =>
    pageKeys(hash)({
      route: '/blog/[slug]',
      props: {
        article: { contentType: 'blog', title: 'Un', updatedAt: '2026-01-01', ...article },
        categories,
        related: [],
      },
    } as unknown as ListedPage);
  const keys = [
    keyOfArticle({}),
    keyOfArticle({ updatedAt: '2026-01-02' }),
    keyOfArticle({}, [link('Amours')]),
    keyOfArticle({ title: 'Deux' }),
    keyOfArticle({ contentType: 'anecdote' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
