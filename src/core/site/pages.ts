import type { ContentType } from '../article/content-type.ts';
import type { ContestStatus } from '../contest/contest-status.ts';
import type { EndingId } from '../simulator/endings.ts';
import type { Route } from './page-table.ts';
import type { SocialPicture } from './section-pictures.ts';
import type { ShownArticle } from './shown-article.ts';
import type { ArticleSummary } from './summary.ts';

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
  /** Categories of each section that have articles. */
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
  /** Newest article, shown large on the first page. */
  spotlight: ArticleSummary | null;
  favourites: ArticleSummary[];
  posts: ArticleSummary[];
  isFallback: boolean;
}

export interface ArticleProps {
  frame: Frame;
  article: ShownArticle;
  dateLabel: string;
  listAddress: string;
  categories: CategoryLink[];
  related: ArticleSummary[];
}

/** Result of a quiz, for people who follow a shared link. */
interface QuizResultProps {
  frame: Frame;
  quizAddress: string;
  category: string;
  picture: SocialPicture;
}

/** Ending of the simulator, for people who follow a shared link. */
interface EndingProps {
  frame: Frame;
  ending: EndingId;
  picture: SocialPicture & { cover: string };
}

/** Contest with its recorded state, if it is live. */
interface ContestProps {
  frame: Frame;
  contest: ContestStatus | null;
  /** Names of all contests including this one, newest first. */
  names: string[];
}

/** Props of a contest's lasting record. */
interface RecordedContestProps {
  frame: Frame;
  contest: ContestStatus;
}

interface StaticProps {
  frame: Frame;
}

/** Props of routes that show content of their own. */
interface OwnProps {
  '/': LandingProps;
  '/recherche': SearchProps;
  '/[quiz]/resultat/[result]': QuizResultProps;
  '/drague-simulator/fin/[ending]': EndingProps;
  '/concours': ContestProps;
  '/concours/[contest]': RecordedContestProps;
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

type PagePropsByRoute = { [R in Route]: R extends keyof OwnProps ? OwnProps[R] : StaticProps };

/** Identity of a page, for its layout. */
export interface PlacedPage {
  frame: Frame;
  route: Route;
  address: string;
}

/** Props of the component that shows a route's pages. */
export type ShownPage<R extends Route> = PagePropsByRoute[R] & PlacedPage;

/** Page of the site. `key` changes with the page, since the props hold everything that its component gets. */
export type Page = {
  [R in Route]: {
    route: R;
    address: string;
    params: Record<string, string>;
    props: PagePropsByRoute[R];
    key: string;
    /** Newest change of the articles that the page shows, in ISO 8601; null without articles. */
    lastModified: string | null;
    /** True when search engines may list this page. */
    isIndexed: boolean;
  };
}[Route];
