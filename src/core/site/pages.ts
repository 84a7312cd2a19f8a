import type { ContentType } from '../article/content-type.ts';
import type { ContestStatus } from '../contest/contest-status.ts';
import type { EndingId } from '../simulator/endings.ts';
import type { Route } from './page-table.ts';
import type { SocialPicture } from './section-pictures.ts';
import type { ShownArticle } from './shown-article.ts';
import type { ArticleSummary } from './summary.ts';

/** Data of the frame around every page. */
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
  article: ShownArticle;
  dateLabel: string;
  listAddress: string;
  categories: CategoryLink[];
  related: ArticleSummary[];
}

/** The result of a quiz, for who is shown it by somebody else. */
interface QuizResultProps {
  frame: Frame;
  quizAddress: string;
  category: string;
  /** Picture of a shared link. */
  picture: SocialPicture;
}

/** An ending of the simulator, for who is shown it by somebody else. */
interface EndingProps {
  frame: Frame;
  ending: EndingId;
  /** Picture of a shared link. */
  picture: SocialPicture & { cover: string };
}

/** The contest: what is recorded of a live one, as far as it is known while the page is made. */
interface ContestProps {
  frame: Frame;
  contest: ContestStatus | null;
  /** The names of all contests that took place, that one too, the newest first. */
  names: string[];
}

/** Props of a contest's lasting record: its list, its draws, its winners. */
interface RecordedContestProps {
  frame: Frame;
  contest: ContestStatus;
}

/** Props of pages that need nothing from the database. */
interface StaticProps {
  frame: Frame;
}

/** The routes whose pages show something of their own. */
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

/** Which page it is, as its layout needs to know. */
export interface PlacedPage {
  frame: Frame;
  route: Route;
  /** Canonical address. */
  address: string;
}

/** Props of the component that shows a route's pages. */
export type ShownPage<R extends Route> = PagePropsByRoute[R] & PlacedPage;

/** Page of the site. Its props hold all that its component is given, so that `key` changes whenever the page would. */
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
