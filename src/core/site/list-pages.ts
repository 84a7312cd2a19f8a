import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import { CONTENT_TYPES, type ContentType } from '../article/content-type.ts';
import { checkedQuizzes } from '../quiz/check-quizzes.ts';
import { QUIZZES } from '../quiz/quizzes.ts';
import { categorySlug, resultAddress, resultSocialPicture } from '../quiz/result-address.ts';
import { ENDING_IDS, endingPicture } from '../simulator/ending-pictures.ts';
import { endingAddress } from '../simulator/endings.ts';
import { longDate, parisYear } from '../time/paris-date.ts';
import { articleAddress, categoryAddress, LANDING_ADDRESS, listAddress, SEARCH_ADDRESS } from './addresses.ts';
import type { SiteContent } from './content.ts';
import { favouritesOf } from './favourites.ts';
import { newestFirst } from './newest-first.ts';
import { declarationOf, pagesAtOneAddress, type Route } from './page-table.ts';
import type { ArticleProps, CategoryLink, Frame, ListProps, Page } from './pages.ts';
import { relatedArticles } from './related.ts';
import { shownArticle } from './shown-article.ts';
import { summarise, summariseFeatured } from './summary.ts';
import { usedCategories, type UsedCategory } from './used-categories.ts';

/** Document 1, section 9: 9 posts a page; the landing page shows the newest 3. */
const POSTS_PER_PAGE = 9;
const LATEST_ON_LANDING = 3;
const LATEST_ON_SEARCH = 3;

export interface ListingEffects {
  /** Hashes a text to a short key. */
  hash(text: string): string;
  now: Date;
}

/** A page before what the table says of it, and its key, are added. */
type ListedPage = Page extends infer P ? (P extends Page ? Omit<P, 'key' | 'isIndexed'> : never) : never;

/**
 * Lists every page of the site with all that it shows. Build, sitemap and publisher read this one list: a page is
 * stale when its key has changed, and gone when its address is no longer here. Articles come newest first, in the list and
 * in whatever a page shows of them.
 */
export function listPages(given: SiteContent, { hash, now }: ListingEffects): Page[] {
  const content: SiteContent = { ...given, articles: newestFirst(given.articles) };
  const frame: Frame = { year: parisYear(now) };
  const pages: ListedPage[] = [
    {
      route: '/',
      address: LANDING_ADDRESS,
      params: {},
      props: { frame, latest: content.articles.slice(0, LATEST_ON_LANDING).map(summarise) },
      lastModified: newestChange(content.articles.slice(0, LATEST_ON_LANDING)),
    },
    {
      route: '/recherche',
      address: SEARCH_ADDRESS,
      params: {},
      props: {
        frame,
        latest: content.articles.slice(0, LATEST_ON_SEARCH).map(summarise),
        categories: {
          blog: linksTo(usedCategories('blog', content), 'blog'),
          anecdote: linksTo(usedCategories('anecdote', content), 'anecdote'),
        },
      },
      lastModified: newestChange(content.articles.slice(0, LATEST_ON_SEARCH)),
    },
    ...staticPages(frame),
    ...quizResultPages(frame),
    ...endingPages(frame),
    ...CONTENT_TYPES.flatMap((contentType) => listsOf(contentType, content, frame)),
    ...articlePages(content, frame),
  ];
  return pages.map(
    (page) =>
      ({
        ...page,
        isIndexed: declarationOf(page).isIndexed,
        key: hash(`${page.route}\n${JSON.stringify(page.props)}`),
      }) as Page,
  );
}

const WITH_CONTENT: readonly string[] = [
  LANDING_ADDRESS,
  SEARCH_ADDRESS,
  ...CONTENT_TYPES.map((type) => listAddress(type)),
];

/** The pages that show nothing from the database. */
function staticPages(frame: Frame): ListedPage[] {
  return pagesAtOneAddress()
    .filter(({ address }) => !WITH_CONTENT.includes(address))
    .map(
      ({ address, declaration: { route } }) =>
        ({
          route: route ?? address,
          address,
          params: route ? { soon: address.slice(1) } : {},
          props: { frame },
          lastModified: null,
        }) as ListedPage,
    );
}

/** A page for each result of each quiz. @throws SiteError for a quiz that cannot be played */
function quizResultPages(frame: Frame): ListedPage[] {
  return checkedQuizzes(QUIZZES).flatMap((quiz) =>
    quiz.categories.map((category): ListedPage => ({
      route: '/[quiz]/resultat/[result]',
      address: resultAddress(quiz, category),
      params: { quiz: quiz.address.slice(1), result: categorySlug(category) },
      props: { frame, quizAddress: quiz.address, category, picture: resultSocialPicture(quiz, category) },
      lastModified: null,
    })),
  );
}

/** A page for each ending of the simulator. */
function endingPages(frame: Frame): ListedPage[] {
  return ENDING_IDS.map((ending) => ({
    route: '/drague-simulator/fin/[ending]',
    address: endingAddress(ending),
    params: { ending },
    props: { frame, ending, picture: endingPicture(ending) },
    lastModified: null,
  }));
}

function listsOf(contentType: ContentType, content: SiteContent, frame: Frame): ListedPage[] {
  const articles = content.articles.filter((article) => article.contentType === contentType);
  const root = contentType === 'blog' ? '/blog' : '/anecdotes';
  const used = usedCategories(contentType, content);
  const shared = {
    frame,
    contentType,
    categories: linksTo(used, contentType),
    isFallback: content.isFallback,
  };
  // The anecdotes show none (document 1, section 2).
  const favourites = contentType === 'blog' ? favouritesOf(articles, articles[0]).map(summarise) : [];

  return [
    ...paginate(articles, (page) => listAddress(contentType, page)).map(({ posts, ...place }): ListedPage => ({
      route: place.pageNumber === 1 ? root : `${root}/page/[page]`,
      address: listAddress(contentType, place.pageNumber),
      params: place.pageNumber === 1 ? {} : { page: String(place.pageNumber) },
      props: {
        ...shared,
        ...place,
        category: null,
        spotlight: place.pageNumber === 1 && posts[0] ? summariseFeatured(posts[0]) : null,
        favourites: place.pageNumber === 1 ? favourites : [],
        posts: posts.map(summarise),
      } satisfies ListProps,
      lastModified: newestChange(posts),
    })),
    ...used.flatMap(({ category, articles: inCategory }) =>
      paginate(inCategory, (page) => categoryAddress(contentType, category, page)).map(
        ({ posts, ...place }): ListedPage => ({
          route: place.pageNumber === 1 ? `${root}/categorie/[category]` : `${root}/categorie/[category]/page/[page]`,
          address: categoryAddress(contentType, category, place.pageNumber),
          params: {
            category: category.slug,
            ...(place.pageNumber === 1 ? {} : { page: String(place.pageNumber) }),
          },
          props: {
            ...shared,
            ...place,
            category: { name: category.name, address: categoryAddress(contentType, category) },
            spotlight: null,
            favourites: [],
            posts: posts.map(summarise),
          } satisfies ListProps,
          lastModified: newestChange(posts),
        }),
      ),
    ),
  ];
}

function articlePages(content: SiteContent, frame: Frame): ListedPage[] {
  const relatedTo = relatedArticles(content.articles);
  const categoriesByName = new Map(content.categories.map((category) => [category.name.toLowerCase(), category]));
  return content.articles.map((article) => {
    const { slug, contentType } = article;
    const route: Route = slug === null ? '/article/[id]' : contentType === 'blog' ? '/blog/[slug]' : '/anecdote/[slug]';
    const props: ArticleProps = {
      frame,
      article: shownArticle(article),
      dateLabel: longDate(article.publishedAt),
      listAddress: listAddress(contentType),
      categories: article.categories.map((name) => categoryLink(contentType, name, categoriesByName)),
      related: relatedTo(article).map(summarise),
    };
    return {
      route,
      address: articleAddress(article),
      params: slug === null ? { id: article.id } : { slug },
      props,
      lastModified: article.updatedAt,
    } as ListedPage;
  });
}

function linksTo(used: UsedCategory[], contentType: ContentType): CategoryLink[] {
  return used.map(({ category }) => ({ name: category.name, address: categoryAddress(contentType, category) }));
}

interface Slice {
  pageNumber: number;
  pageCount: number;
  previousAddress: string | null;
  nextAddress: string | null;
  posts: Article[];
}

/** An empty list still has its first page. */
function paginate(articles: Article[], addressOf: (page: number) => string): Slice[] {
  const pageCount = Math.max(1, Math.ceil(articles.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    pageNumber: index + 1,
    pageCount,
    previousAddress: index > 0 ? addressOf(index) : null,
    nextAddress: index + 1 < pageCount ? addressOf(index + 2) : null,
    posts: articles.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
  }));
}

function categoryLink(contentType: ContentType, name: string, categories: Map<string, Category>): CategoryLink {
  const category = categories.get(name.toLowerCase());
  return { name: category?.name ?? name, address: category ? categoryAddress(contentType, category) : null };
}

function newestChange(articles: Article[]): string | null {
  return articles.reduce<string | null>(
    (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
    null,
  );
}
