import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryAddress, listAddress } from './addresses.ts';
import {
  categoryKey,
  listOf,
  typeKey,
  type OrderedArticles,
  type ArticleLists,
  usedCategories,
} from './article-lists.ts';
import type { SiteContent } from './content.ts';
import { favouritesOf } from './favourites.ts';
import { newestChange, type ListedPage, type PageSource } from './page-source.ts';
import type { CategoryLink, Frame, ListProps } from './pages.ts';
import { summarise, summariseFeatured } from './summary.ts';

const POSTS_PER_PAGE = 9;

/** Pages of a list, made on request: a site has many, and few change. */
interface PagedList {
  pageCount: number;
  /** @param pageNumber from 1 to `pageCount` */
  page(pageNumber: number): PageSource;
}

/** Returns the lists of a section: all its articles, and those of each category. */
export function listsOf(
  contentType: ContentType,
  { categories, isFallback }: Pick<SiteContent, 'categories' | 'isFallback'>,
  lists: ArticleLists,
  frame: Frame,
): PagedList[] {
  const articles = listOf(lists, typeKey(contentType));
  const root = contentType === 'blog' ? '/blog' : '/anecdotes';
  const used = usedCategories(contentType, categories, lists.byKey);
  const shared = { frame, contentType, categories: linksTo(used, contentType), isFallback };
  const sharedPart = JSON.stringify(shared);
  // The list of anecdotes has no favourites (document 1, section 2).
  const favourites = contentType === 'blog' ? favouritesOf(articles, articles[0]) : [];

  const pageOfList = ({ posts, ...place }: Slice, category: Category | null, props: Partial<ListProps>): ListedPage => {
    const isFirst = place.pageNumber === 1;
    const base = category === null ? root : `${root}/categorie/[category]`;
    return {
      route: isFirst ? base : `${base}/page/[page]`,
      address: addressIn(category)(place.pageNumber),
      params: {
        ...(category === null ? {} : { category: category.slug }),
        ...(isFirst ? {} : { page: String(place.pageNumber) }),
      },
      props: {
        ...shared,
        ...place,
        category: category && { name: category.name, address: categoryAddress(contentType, category) },
        spotlight: null,
        favourites: [],
        posts: posts.map(summarise),
        ...props,
      } satisfies ListProps,
      lastModified: newestChange(posts),
    } as ListedPage;
  };
  const addressIn = (category: Category | null) => (page: number) =>
    category === null ? listAddress(contentType, page) : categoryAddress(contentType, category, page);

  return [
    paginate(articles, addressIn(null), (slice) => {
      const { pageNumber, pageCount, posts } = slice;
      const shown = pageNumber === 1 ? favourites : [];
      return {
        parts: [sharedPart, pageNumber, pageCount, ...posts, ...shown],
        make: () =>
          pageOfList(slice, null, {
            spotlight: pageNumber === 1 && posts[0] ? summariseFeatured(posts[0]) : null,
            favourites: shown.map(summarise),
          }),
      };
    }),
    ...used.map((category) =>
      paginate(listOf(lists, categoryKey(contentType, category)), addressIn(category), (slice) => ({
        parts: [sharedPart, category.name, slice.pageNumber, slice.pageCount, ...slice.posts],
        make: () => pageOfList(slice, category, {}),
      })),
    ),
  ];
}

export function linksTo(categories: readonly Category[], contentType: ContentType): CategoryLink[] {
  return categories.map((category) => ({ name: category.name, address: categoryAddress(contentType, category) }));
}

interface Slice {
  pageNumber: number;
  pageCount: number;
  previousAddress: string | null;
  nextAddress: string | null;
  posts: OrderedArticles;
}

/** Splits a list into pages; an empty list has one empty page. */
function paginate(
  articles: OrderedArticles,
  addressOf: (page: number) => string,
  sourceOf: (slice: Slice) => Pick<PageSource, 'parts' | 'make'>,
): PagedList {
  const pageCount = Math.max(1, Math.ceil(articles.length / POSTS_PER_PAGE));
  return {
    pageCount,
    page: (pageNumber) => ({
      address: addressOf(pageNumber),
      ...sourceOf({
        pageNumber,
        pageCount,
        previousAddress: pageNumber > 1 ? addressOf(pageNumber - 1) : null,
        nextAddress: pageNumber < pageCount ? addressOf(pageNumber + 1) : null,
        posts: articles.slice((pageNumber - 1) * POSTS_PER_PAGE, pageNumber * POSTS_PER_PAGE),
      }),
    }),
  };
}
