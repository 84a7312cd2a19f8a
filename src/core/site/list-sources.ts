import type { Article } from '../article/article.ts';
import type { Category } from '../article/category.ts';
import type { ContentType } from '../article/content-type.ts';
import { categoryAddress, listAddress } from './addresses.ts';
import type { SiteContent } from './content.ts';
import { favouritesOf } from './favourites.ts';
import { newestChange, type ListedPage, type ListSource } from './page-source.ts';
import type { CategoryLink, Frame, ListProps } from './pages.ts';
import { summarise, summariseFeatured } from './summary.ts';
import { usedCategories, type UsedCategory } from './used-categories.ts';

/** Document 1, section 9. */
const POSTS_PER_PAGE = 9;

/** The lists of a section: all its articles, and those of each category, nine a page. */
export function listsOf(contentType: ContentType, content: SiteContent, frame: Frame): ListSource[] {
  const articles = content.articles.filter((article) => article.contentType === contentType);
  const root = contentType === 'blog' ? '/blog' : '/anecdotes';
  const used = usedCategories(contentType, content);
  const shared = {
    frame,
    contentType,
    categories: linksTo(used, contentType),
    isFallback: content.isFallback,
  };
  const sharedPart = JSON.stringify(shared);
  // The anecdotes show none (document 1, section 2).
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
    ...paginate(articles, addressIn(null)).map((slice): ListSource => {
      const { pageNumber, pageCount, posts } = slice;
      const shown = pageNumber === 1 ? favourites : [];
      return {
        address: addressIn(null)(pageNumber),
        pageNumber,
        parts: [sharedPart, pageNumber, pageCount, ...posts, ...shown],
        make: () =>
          pageOfList(slice, null, {
            spotlight: pageNumber === 1 && posts[0] ? summariseFeatured(posts[0]) : null,
            favourites: shown.map(summarise),
          }),
      };
    }),
    ...used.flatMap(({ category, articles: inCategory }) =>
      paginate(inCategory, addressIn(category)).map((slice): ListSource => ({
        address: addressIn(category)(slice.pageNumber),
        pageNumber: slice.pageNumber,
        parts: [sharedPart, category.name, slice.pageNumber, slice.pageCount, ...slice.posts],
        make: () => pageOfList(slice, category, {}),
      })),
    ),
  ];
}

/** Links to the categories that have articles. */
export function linksTo(used: UsedCategory[], contentType: ContentType): CategoryLink[] {
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
