import type { Article } from '../article/article.ts';
import { CONTENT_TYPES } from '../article/content-type.ts';
import { parisYear } from '../time/paris-date.ts';
import { CONTEST_ADDRESS, contestAddress, LANDING_ADDRESS, listAddress, SEARCH_ADDRESS } from './addresses.ts';
import {
  changeBetween,
  changedLists,
  NO_LISTS,
  indexIn,
  type ArticleLists,
  type ListsChange,
  usedCategories,
} from './article-lists.ts';
import { articlePages } from './article-pages.ts';
import type { SiteContent } from './content.ts';
import { endingPages, quizResultPages } from './game-pages.ts';
import { newestFirst } from './newest-first.ts';
import { pagesAtOneAddress } from './page-table.ts';
import { linksTo, listsOf } from './list-sources.ts';
import { keyedPage } from './keyed-page.ts';
import { pageKeys } from './page-key.ts';
import { haveSameParts, newestChange, type ListedPage, type PageSource } from './page-source.ts';
import type { Frame, Page } from './pages.ts';
import { relatedArticles } from './related.ts';
import { keepSummaries, summarise } from './summary.ts';

/** Number of latest articles (document 1, section 9). */
const LATEST_ON_LANDING = 3;
const LATEST_ON_SEARCH = 3;

const PAGES_PER_STEP = 100;

interface ListingEffects {
  /** Hashes a text to a short key. */
  hash(text: string): string;
  now: Date;
}

export function listPages(content: SiteContent, { hash, now }: ListingEffects): Page[] {
  return pageLister(hash)(content, now).all();
}

/** Pages of a site. All of its functions return the same object for a page. */
export interface SiteListing {
  /** Lists the pages that people open first, lazily: every page except articles and the further pages of lists. */
  entrances(): Iterable<Page>;
  /** Lists the pages of these articles lazily, newest first. */
  pagesOf(articles: readonly Article[]): Iterable<Page>;
  /** Lists all pages except articles lazily. */
  exceptArticles(): Iterable<Page>;
  /** Lists every page in steps of milliseconds, so that the thread can work in between. */
  inSteps(): Iterable<readonly Page[]>;
  all(): Page[];
  /** Difference of its articles from the last listing's. */
  readonly change: ListsChange;
}

interface ListedSource {
  parts: readonly unknown[];
  page: Page;
}

/**
 * Makes a function that lists every page of the site with everything it shows. Build, sitemap and publisher read this
 * list: a page is stale when its key has changed, and gone when its address is missing. Articles come newest first, in
 * the list and on each page.
 *
 * Listing again is quick, as pages made from the same objects are reused. To get a few pages quickly, ask for them before
 * all pages, whose listing takes several times as long.
 */
export function pageLister(hash: ListingEffects['hash']): (content: SiteContent, now: Date) => SiteListing {
  const relations = relatedArticles();
  const keyOf = pageKeys(hash);
  const withKey = (page: ListedPage) => keyedPage(page, keyOf);
  const pagesOfArticles = articlePages(withKey);
  let known = new Map<string, ListedSource>();
  let formerArticles: readonly Article[] = [];
  let articleLists = NO_LISTS;
  return (content, now) => {
    const frame = { year: parisYear(now) };
    const change = changeBetween(formerArticles, content.articles);
    keepSummaries(change);
    // Copied because the caller may change its list, and a copy has no spare memory.
    formerArticles = content.articles.slice();
    articleLists = changedLists(articleLists, change);
    const { all: articles } = articleLists;
    const single = singlePages(frame, content, articleLists);
    const lists = CONTENT_TYPES.flatMap((contentType) => listsOf(contentType, content, articleLists, frame));
    const ofArticles = pagesOfArticles(frame, content.categories, relations(articleLists));
    const listed = new Map<string, ListedSource>();
    let pages: Page[] | undefined;

    function pageOf({ address, parts, make }: PageSource): Page {
      let entry = listed.get(address) ?? known.get(address);
      if (!entry || !haveSameParts(entry.parts, parts)) {
        // A copy has no spare memory.
        entry = { parts: parts.slice(), page: withKey(make()) };
      }
      listed.set(address, entry);
      return entry.page;
    }

    function* exceptArticles(): Generator<Page> {
      for (const source of single) yield pageOf(source);
      for (const { pageCount, page } of lists) {
        for (let number = 1; number <= pageCount; number += 1) yield pageOf(page(number));
      }
    }

    function* everyPage(): Generator<Page> {
      yield* exceptArticles();
      for (const article of articles) yield ofArticles.pageOf(article);
    }

    function keep(all: Page[]): void {
      pages = all;
      known = listed;
      ofArticles.keep();
    }

    function* inSteps(): Generator<readonly Page[]> {
      const found: Page[] = [];
      let start = 0;
      for (const page of pages ?? everyPage()) {
        found.push(page);
        if (found.length - start < PAGES_PER_STEP) continue;
        yield found.slice(start);
        start = found.length;
      }
      if (!pages) keep(found);
      yield found.slice(start);
    }

    return {
      *entrances() {
        for (const source of single) yield pageOf(source);
        for (const { page } of lists) yield pageOf(page(1));
      },
      *pagesOf(some) {
        for (const article of newestFirst(some)) {
          if (indexIn(articles, article) >= 0) yield ofArticles.pageOf(article);
        }
      },
      exceptArticles,
      inSteps,
      all() {
        const all = pages ?? [...everyPage()];
        if (!pages) keep(all);
        return all;
      },
      change,
    };
  };
}

/** Lists every page that is neither an article nor a page of a list. */
function singlePages(frame: Frame, content: SiteContent, lists: ArticleLists): PageSource[] {
  return [
    landingPage(frame, lists),
    searchPage(frame, content, lists),
    ...[
      ...staticPages(frame, content),
      ...contestPages(frame, content),
      ...quizResultPages(frame),
      ...endingPages(frame),
    ].map((page) => ({
      address: page.address,
      parts: [frame.year, JSON.stringify(page.props)],
      make: () => page,
    })),
  ];
}

function landingPage(frame: Frame, { all }: ArticleLists): PageSource {
  const latest = all.slice(0, LATEST_ON_LANDING);
  return {
    address: LANDING_ADDRESS,
    parts: [frame.year, ...latest],
    make: () => ({
      route: '/',
      address: LANDING_ADDRESS,
      params: {},
      props: { frame, latest: latest.map(summarise) },
      lastModified: newestChange(latest),
    }),
  };
}

function searchPage(frame: Frame, { categories: known }: SiteContent, { all, byKey }: ArticleLists): PageSource {
  const latest = all.slice(0, LATEST_ON_SEARCH);
  const categories = {
    blog: linksTo(usedCategories('blog', known, byKey), 'blog'),
    anecdote: linksTo(usedCategories('anecdote', known, byKey), 'anecdote'),
  };
  return {
    address: SEARCH_ADDRESS,
    parts: [frame.year, JSON.stringify(categories), ...latest],
    make: () => ({
      route: '/recherche',
      address: SEARCH_ADDRESS,
      params: {},
      props: { frame, latest: latest.map(summarise), categories },
      lastModified: newestChange(latest),
    }),
  };
}

/** Pages that show articles. */
const WITH_ARTICLES: readonly string[] = [
  LANDING_ADDRESS,
  SEARCH_ADDRESS,
  ...CONTENT_TYPES.map((type) => listAddress(type)),
];

/** Lists pages without content of the database, except the state of a live contest. */
function staticPages(frame: Frame, { contest, contests }: SiteContent): ListedPage[] {
  const names = contests.map(({ name }) => name);
  return pagesAtOneAddress()
    .filter(({ address }) => !WITH_ARTICLES.includes(address))
    .map(
      ({ address }) =>
        ({
          route: address,
          address,
          params: {},
          props: address === CONTEST_ADDRESS ? { frame, contest, names } : { frame },
          lastModified: null,
        }) as ListedPage,
    );
}

function contestPages(frame: Frame, { contests }: SiteContent): ListedPage[] {
  return contests.map((contest) => ({
    route: '/concours/[contest]',
    address: contestAddress(contest.name),
    params: { contest: contest.name },
    props: { frame, contest },
    lastModified: null,
  }));
}
