import { describe, expect, it } from 'vitest';
import type { Article } from '../article/article.ts';
import { isCollected } from '../collect-garbage.support.ts';
import { QUIZZES } from '../quiz/quizzes.ts';
import { resultAddress } from '../quiz/result-address.ts';
import { ENDING_IDS } from '../simulator/ending-pictures.ts';
import { endingAddress } from '../simulator/endings.ts';
import { anArticle, articlesOf, contentOf, EFFECTS, idOf } from './content.support.ts';
import type { SiteContent } from './content.ts';
import { listPages, pageLister } from './list-pages.ts';
import type { ArticleProps, LandingProps, ListProps, Page, SearchProps } from './pages.ts';
import { pagesAtOneAddress } from './page-table.ts';

const CATEGORY = { id: idOf(900), name: 'Séduction', slug: 'seduction-1' };
const pagesOf = (fields: Partial<SiteContent>) => listPages(contentOf(fields), EFFECTS);
const addressesOf = (fields: Partial<SiteContent>) => pagesOf(fields).map(({ address }) => address);

function propsAt<Props>(address: string, fields: Partial<SiteContent>): Props {
  const page = pagesOf(fields).find((candidate) => candidate.address === address);
  if (!page) throw new Error(`no page ${address}`);
  return page.props as unknown as Props;
}

describe('listPages', () => {
  it('lists the fixed pages and the first page of empty lists', () => {
    const fixed = pagesAtOneAddress().map(({ address }) => address);
    expect(fixed).toEqual(
      expect.arrayContaining(['/', '/recherche', '/cookies', '/404', '/quiz', '/blog', '/anecdotes']),
    );
    const results = QUIZZES.flatMap((quiz) => quiz.categories.map((category) => resultAddress(quiz, category)));
    expect(results).toEqual(
      expect.arrayContaining(['/quiz/resultat/erotique', '/love-problems/resultat/trop-selectif']),
    );
    expect(addressesOf({}).toSorted()).toEqual([...fixed, ...results, ...ENDING_IDS.map(endingAddress)].toSorted());
  });

  it('hides only the back office, service pages and unindexed campaigns from search engines', () => {
    const hidden = pagesOf({ articles: articlesOf(2) }).filter((page) => !page.isIndexed);
    const own = [
      ...pagesAtOneAddress().flatMap(({ address, declaration: { folder, isIndexed } }) =>
        folder?.startsWith('campaigns/') && !isIndexed ? [address] : [],
      ),
      ...['/404', '/apercu', '/admin', '/concours', '/newsletter/confirmation', '/newsletter/desinscription'],
      ...['/viensonsappelle/merci', '/viensonsappelle/erreur'],
    ];
    expect(hidden.map(({ address }) => address).toSorted()).toEqual(own.toSorted());
  });

  it('gives the search page the 3 newest articles and the categories with articles', () => {
    const articles = [...articlesOf(4), anArticle(5, { contentType: 'anecdote', categories: ['séduction'] })];
    const { latest, categories } = propsAt<SearchProps>('/recherche', { articles, categories: [CATEGORY] });
    expect(latest.map(({ title }) => title)).toEqual(['Titre 1', 'Titre 2', 'Titre 3']);
    expect(categories).toEqual({
      blog: [],
      anecdote: [{ name: 'Séduction', address: '/anecdotes/categorie/seduction-1' }],
    });
  });

  it.each([
    [9, ['/blog']],
    [10, ['/blog', '/blog/page/2']],
    [18, ['/blog', '/blog/page/2']],
    [19, ['/blog', '/blog/page/2', '/blog/page/3']],
  ])('cuts %i posts into pages of 9', (count, expected) => {
    const found = addressesOf({ articles: articlesOf(count) }).filter((address) => /^\/blog(\/page|$)/.test(address));
    expect(found).toEqual(expected);
  });

  it('lists each of 40 posts once, in order, over 5 pages', () => {
    const articles = articlesOf(40);
    const listed = ['/blog', ...[2, 3, 4, 5].map((page) => `/blog/page/${page}`)].flatMap((address) =>
      propsAt<ListProps>(address, { articles }).posts.map((post) => post.address),
    );
    expect(listed).toEqual(articles.map(({ slug }) => `/blog/${slug}`));
  });

  it('links each page of a list to the previous and the next page', () => {
    const articles = articlesOf(19, { contentType: 'anecdote' });
    const placeOf = (address: string) => {
      const { pageNumber, pageCount, previousAddress, nextAddress } = propsAt<ListProps>(address, { articles });
      return [pageNumber, pageCount, previousAddress, nextAddress];
    };
    expect(placeOf('/anecdotes')).toEqual([1, 3, null, '/anecdotes/page/2']);
    expect(placeOf('/anecdotes/page/2')).toEqual([2, 3, '/anecdotes', '/anecdotes/page/3']);
    expect(placeOf('/anecdotes/page/3')).toEqual([3, 3, '/anecdotes/page/2', null]);
  });

  it('names each page’s route and parameters', () => {
    const articles = [
      ...articlesOf(10, { categories: ['séduction'] }),
      anArticle(11, { contentType: 'anecdote' }),
      anArticle(12, { slug: null }),
    ];
    const found = Object.fromEntries(
      pagesOf({ articles, categories: [CATEGORY] }).map(({ address, route, params }) => [address, { route, params }]),
    );
    expect(found['/blog/page/2']).toEqual({ route: '/blog/page/[page]', params: { page: '2' } });
    expect(found['/blog/categorie/seduction-1/page/2']).toEqual({
      route: '/blog/categorie/[category]/page/[page]',
      params: { category: 'seduction-1', page: '2' },
    });
    expect(found['/anecdote/article-11']).toEqual({ route: '/anecdote/[slug]', params: { slug: 'article-11' } });
    expect(found[`/article/${idOf(12)}`]).toEqual({ route: '/article/[id]', params: { id: idOf(12) } });
  });

  it('gives every page an address of its own', () => {
    const articles = [...articlesOf(30, { categories: ['Séduction'] }), anArticle(31, { contentType: 'anecdote' })];
    const addresses = addressesOf({ articles, categories: [CATEGORY] });
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lists a category under the types whose articles use it, ignoring case', () => {
    const articles = [anArticle(1, { categories: ['SÉDUCTION'] }), anArticle(2, { contentType: 'anecdote' })];
    const fields = { articles, categories: [CATEGORY, { id: idOf(901), name: 'Vide', slug: 'vide' }] };
    expect(addressesOf(fields).filter((address) => address.includes('categorie'))).toEqual([
      '/blog/categorie/seduction-1',
    ]);
    expect(propsAt<ListProps>('/blog', fields).categories).toEqual([
      { name: 'Séduction', address: '/blog/categorie/seduction-1' },
    ]);
    expect(propsAt<ArticleProps>('/blog/article-1', fields).categories).toEqual([
      { name: 'Séduction', address: '/blog/categorie/seduction-1' },
    ]);
  });

  it('shows an article once in a category that two of its labels name', () => {
    const articles = [anArticle(1, { categories: ['SÉDUCTION', 'Séduction'] })];
    const { posts } = propsAt<ListProps>('/blog/categorie/seduction-1', { articles, categories: [CATEGORY] });
    expect(posts).toHaveLength(1);
  });

  it('names a category that has no page without linking it', () => {
    const articles = [anArticle(1, { categories: ['constructor'] })];
    expect(propsAt<ArticleProps>('/blog/article-1', { articles }).categories).toEqual([
      { name: 'constructor', address: null },
    ]);
  });

  it('shows the newest 3 articles of both types on the landing page', () => {
    const articles = [anArticle(1), anArticle(2, { contentType: 'anecdote' }), anArticle(3), anArticle(4)];
    const { latest } = propsAt<LandingProps>('/', { articles });
    expect(latest.map(({ address }) => address)).toEqual(['/blog/article-1', '/anecdote/article-2', '/blog/article-3']);
  });

  it('shows the newest post large on the first page only, with an excerpt of 180 characters (150 on cards)', () => {
    const articles = articlesOf(10, { description: 'x'.repeat(300) });
    const first = propsAt<ListProps>('/blog', { articles });
    expect(first.spotlight?.excerpt).toBe(`${'x'.repeat(180)}…`);
    expect(first.posts[0]?.excerpt).toBe(`${'x'.repeat(150)}…`);
    expect(propsAt<ListProps>('/blog/page/2', { articles }).spotlight).toBeNull();
  });

  it('dates an article by its last change, a list by its newest article’s change, and an empty list not at all', () => {
    const articles = [anArticle(1), anArticle(2, { updatedAt: '2026-06-01T00:00:00.000Z' })];
    const modified = new Map(pagesOf({ articles }).map((page) => [page.address, page.lastModified]));
    expect(modified.get('/blog')).toBe('2026-06-01T00:00:00.000Z');
    expect(modified.get('/blog/article-1')).toBe(articles[0]?.updatedAt);
    expect(modified.get('/anecdotes')).toBeNull();
  });

  it('marks lists of sample articles, and takes the footer’s year from the date in Paris', () => {
    expect(propsAt<ListProps>('/blog', { isFallback: true }).isFallback).toBe(true);
    const [landing] = listPages(contentOf(), { ...EFFECTS, now: new Date('2026-12-31T23:00:00Z') });
    expect(landing?.props.frame.year).toBe(2027);
  });
});

describe('the favourites', () => {
  const favouritesOn = (address: string, articles: Article[]) =>
    propsAt<ListProps>(address, { articles }).favourites.map((post) => post.address.replace('/blog/article-', ''));

  it('are the featured posts of the blog, without the article shown large', () => {
    expect(favouritesOn('/blog', articlesOf(3, { isFeatured: true }))).toEqual(['2', '3']);
  });

  it('appear on the first page of the blog only', () => {
    const articles = articlesOf(10, { isFeatured: true });
    expect(favouritesOn('/blog/page/2', articles)).toEqual([]);
    expect(favouritesOn('/anecdotes', articlesOf(3, { isFeatured: true, contentType: 'anecdote' }))).toEqual([]);
  });
});

describe('the order of articles', () => {
  /** Written in the order 1, 2, 3, and published in the order 2, 3, 1. */
  const published = (fields: Partial<Article> = {}) => [
    anArticle(1, { publishedAt: '2026-06-03T00:00:00.000Z', createdAt: '2026-01-01T00:00:00.000Z', ...fields }),
    anArticle(2, { publishedAt: '2026-06-01T00:00:00.000Z', createdAt: '2026-01-02T00:00:00.000Z', ...fields }),
    anArticle(3, { publishedAt: '2026-06-02T00:00:00.000Z', createdAt: '2026-01-03T00:00:00.000Z', ...fields }),
  ];
  const inOrder = ['Titre 1', 'Titre 3', 'Titre 2'];
  const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);

  it('follows the date of publication on every page that lists articles', () => {
    const fields = { articles: published({ categories: ['Séduction'] }), categories: [CATEGORY] };
    expect(titles(propsAt<LandingProps>('/', fields).latest)).toEqual(inOrder);
    expect(titles(propsAt<SearchProps>('/recherche', fields).latest)).toEqual(inOrder);
    expect(titles(propsAt<ListProps>('/blog', fields).posts)).toEqual(inOrder);
    expect(propsAt<ListProps>('/blog', fields).spotlight?.title).toBe('Titre 1');
    expect(titles(propsAt<ListProps>('/blog/categorie/seduction-1', fields).posts)).toEqual(inOrder);
    expect(titles(propsAt<ArticleProps>('/blog/article-1', fields).related)).toEqual(['Titre 3', 'Titre 2']);
    expect(titles(propsAt<ListProps>('/blog', { articles: published({ isFeatured: true }) }).favourites)).toEqual(
      inOrder.slice(1),
    );
  });

  it('follows the date of publication in the list of pages, which feeds and search read', () => {
    const listed = pagesOf({ articles: published() }).flatMap(({ props }) =>
      'article' in props ? [props.article] : [],
    );
    expect(titles(listed)).toEqual(inOrder);
  });
});

describe('pageLister', () => {
  const articles = [...articlesOf(20, { categories: ['Séduction'] }), anArticle(21, { contentType: 'anecdote' })];
  const content = contentOf({ articles, categories: [CATEGORY] });
  const isOfArticle = ({ props }: Page) => 'article' in props;
  const list = () => pageLister(EFFECTS.hash)(content, EFFECTS.now);

  it('gives entrances and articles as the objects of the full list, whichever is listed first', () => {
    for (const isAllFirst of [true, false]) {
      const listing = list();
      const early = isAllFirst ? listing.all() : [];
      const entrances = [...listing.entrances()];
      const ofArticles = [...listing.pagesOf(articles)];
      const all = listing.all();
      if (isAllFirst) expect(all).toBe(early);
      const expected = all.filter((page) => !isOfArticle(page) && !page.address.includes('/page/'));
      expect(entrances.length).toBe(expected.length);
      expect(entrances.every((page, index) => page === expected[index])).toBe(true);
      expect(ofArticles.length).toBe(articles.length);
      expect(ofArticles.every((page, index) => page === all.filter(isOfArticle)[index])).toBe(true);
    }
  });

  it('gives every page except articles, as the objects of the full list', () => {
    const listing = list();
    const early = [...listing.exceptArticles()];
    const expected = listing.all().filter((page) => !isOfArticle(page));
    expect(early.length).toBe(expected.length);
    expect(early.every((page, index) => page === expected[index])).toBe(true);
  });

  it('lists all pages in steps of at most 100 pages, and reuses them in the next listing', () => {
    const many = contentOf({ articles: articlesOf(250) });
    const lister = pageLister(EFFECTS.hash);
    const listing = lister(many, EFFECTS.now);
    const steps = [...listing.inSteps()];
    expect(steps.length).toBeGreaterThan(3);
    expect(Math.max(...steps.map(({ length }) => length))).toBe(100);
    expect(listing.all()).toEqual(listPages(many, EFFECTS));
    expect(steps.flat().every((page, index) => page === listing.all()[index])).toBe(true);
    expect([...listing.inSteps()].flat()).toEqual(listing.all());
    // The next listing reuses unchanged pages.
    expect(lister(many, EFFECTS.now).all()[0]).toBe(steps[0]?.[0]);
  });

  it('gives no page for an article that the site does not show', () => {
    expect([...list().pagesOf([anArticle(1)])]).toEqual([]);
  });

  it('computes only the keys that the pages read so far need', () => {
    let hashed = 0;
    const listing = pageLister((text) => {
      hashed += 1;
      return EFFECTS.hash(text);
    })(content, EFFECTS.now);
    const [first] = listing.pagesOf(articles);
    expect(first?.key).toBeTruthy();
    // The page's own key, and the keys of its three related articles.
    expect(hashed).toBe(4);
  });

  it('lists correctly after a listing that was read only in part', () => {
    const lister = pageLister(EFFECTS.hash);
    const before = lister(content, EFFECTS.now).all();
    const edited = contentOf({
      ...content,
      articles: articles.map((article, index) => (index === 0 ? { ...article, title: 'Autre' } : article)),
    });
    expect([...lister(edited, EFFECTS.now).pagesOf(edited.articles.slice(0, 1))][0]?.key).not.toBe(
      before.find(isOfArticle)?.key,
    );
    expect(lister(content, EFFECTS.now).all()).toEqual(before);
    expect(lister(edited, EFFECTS.now).all()).toEqual(listPages(edited, EFFECTS));
  });
});

it('pageLister releases an article that left the site while it reuses other pages of the former listing', async () => {
  const list = pageLister(EFFECTS.hash);
  const listed = (articles: Article[]) => list(contentOf({ articles }), EFFECTS.now).all();
  const articles = articlesOf(40);
  const hidden = new WeakRef(articles[39] as Article);
  const former = new Set(listed(articles).filter(({ key }) => key));
  articles.length = 39;
  expect(listed(articles).some((page) => former.has(page))).toBe(true);
  former.clear();
  await expect.poll(() => isCollected(hidden)).toBe(true);
  expect(listed(articles).length).toBeGreaterThan(39);
});
