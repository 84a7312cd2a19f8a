import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle, contentOf, EFFECTS } from '../core/site/content.support.ts';
import { listPages } from '../core/site/list-pages.ts';
import type { Page } from '../core/site/pages.ts';
import { pageOf, staticPaths } from './page-of.ts';
import { siteOfThisBuild } from './site.ts';

vi.mock('./site.ts', () => ({ siteOfThisBuild: vi.fn() }));

const pages = listPages(contentOf({ articles: [anArticle(1), anArticle(2)] }), EFFECTS);
const pageAt = (address: string): Page => {
  const page = pages.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`no page ${address}`);
  return page;
};
const paginate = () => {
  throw new Error('not used');
};

beforeEach(() => {
  vi.mocked(siteOfThisBuild)
    .mockReset()
    .mockResolvedValue({
      pages,
      addressBook: { byId: {}, bySlug: {} },
      addressBookText: '',
      addressBookKey: '',
      sitemapChunks: [],
      contentKey: '',
      isFallback: false,
      textOf: async () => '',
    });
});

describe('pageOf', () => {
  it('gives the page that the renderer hands over, without loading the site', async () => {
    const page = await pageOf({ locals: { page: pageAt('/blog/article-2') }, props: {} }, '/blog/[slug]');
    expect(page).toMatchObject({ address: '/blog/article-2', route: '/blog/[slug]', article: { title: 'Titre 2' } });
    expect(siteOfThisBuild).not.toHaveBeenCalled();
  });

  it('gives the page of a static path', async () => {
    const [path] = await staticPaths({ routePattern: '/blog/[slug]', paginate });
    expect(path?.params).toEqual({ slug: 'article-1' });
    expect(await pageOf({ locals: {}, props: path?.props ?? {} }, '/blog/[slug]')).toMatchObject({
      address: '/blog/article-1',
    });
  });

  it('gives the only page of a route without parameters', async () => {
    expect(await pageOf({ locals: {}, props: {} }, '/cookies')).toMatchObject({ address: '/cookies' });
  });

  it('refuses a page of another route', async () => {
    const given = pageOf({ locals: { page: pageAt('/cookies') }, props: {} }, '/blog/[slug]');
    await expect(given).rejects.toThrow('/cookies is a page of /cookies, not of /blog/[slug]');
  });

  it('refuses a route that the site has no page of', async () => {
    await expect(pageOf({ locals: {}, props: {} }, '/anecdote/[slug]')).rejects.toThrow('/anecdote/[slug]');
  });
});
