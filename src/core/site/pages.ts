import type { StaticRoute } from './static-pages.ts';
import type { ArticleSummary } from './summary.ts';
import type { Article, ContentType } from '../article/article.ts';

/** What every page shows around its own content. */
export interface Frame {
  year: number;
}

export interface CategoryLink {
  name: string;
  address: string | null;
}

export interface LandingProps {
  frame: Frame;
  latest: ArticleSummary[];
}

export interface SearchProps {
  frame: Frame;
  latest: ArticleSummary[];
  /** The categories of each section that have articles. */
  categories: Record<ContentType, CategoryLink[]>;
}

export interface ListProps {
  frame: Frame;
  contentType: ContentType;
  category: CategoryLink | null;
  categories: CategoryLink[];
  pageNumber: number;
  pageCount: number;
  previousAddress: string | null;
  nextAddress: string | null;
  /** The newest article, shown large on the first page. */
  spotlight: ArticleSummary | null;
  favourites: ArticleSummary[];
  posts: ArticleSummary[];
  isFallback: boolean;
}

export interface ArticleProps {
  frame: Frame;
  article: Pick<
    Article,
    | 'id'
    | 'title'
    | 'description'
    | 'content'
    | 'imageUrl'
    | 'readingTime'
    | 'contentType'
    | 'metaTitle'
    | 'metaDescription'
    | 'metaKeywords'
    | 'tags'
    | 'publishedAt'
    | 'updatedAt'
  >;
  dateLabel: string;
  listAddress: string;
  categories: CategoryLink[];
  related: ArticleSummary[];
}

/** What a page shows that takes nothing from the database. */
export interface StaticProps {
  frame: Frame;
}

/** The routes of the site, as Astro names them, with what each page of theirs shows. */
export interface PagePropsByRoute extends Record<StaticRoute, StaticProps> {
  '/': LandingProps;
  '/recherche': SearchProps;
  '/[soon]': StaticProps;
  '/blog': ListProps;
  '/blog/page/[page]': ListProps;
  '/blog/categorie/[category]': ListProps;
  '/blog/categorie/[category]/page/[page]': ListProps;
  '/anecdotes': ListProps;
  '/anecdotes/page/[page]': ListProps;
  '/anecdotes/categorie/[category]': ListProps;
  '/anecdotes/categorie/[category]/page/[page]': ListProps;
  '/blog/[slug]': ArticleProps;
  '/anecdote/[slug]': ArticleProps;
  '/article/[id]': ArticleProps;
}

export type Route = keyof PagePropsByRoute;

/** One page of the site. Its props are all that its component is given, so that `key` changes when it would. */
export type Page = {
  [R in Route]: {
    route: R;
    address: string;
    params: Record<string, string>;
    props: PagePropsByRoute[R];
    /** Hash of the route and the props. */
    key: string;
    /** ISO instant of the newest change that the page shows, when it shows articles. */
    lastModified: string | null;
    /** Whether search engines are given this page. */
    isIndexed: boolean;
  };
}[Route];
