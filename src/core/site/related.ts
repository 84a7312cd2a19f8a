import type { Article } from '../article/article.ts';
import {
  changeBetween,
  listOf,
  NO_LISTS,
  placeFor,
  placeIn,
  subjectsOf,
  type ArticleList,
  type ArticleLists,
} from './article-lists.ts';
import { firstOf } from './first-of.ts';
import { compareNewestFirst } from './newest-first.ts';

const RELATED_ARTICLES = 3;

const SUBJECT_WEIGHTS = { category: 3, tag: 2 };
const SAME_TYPE_WEIGHT = 1;
/** Of those that share a subject, so many newer and so many older are looked at: what is new changes few other pages. */
const NEIGHBOURS = 6;

/** Picks what to read next after an article. */
export type RelatedTo = (article: Article) => Article[];

/** Articles that share a subject, newest first, and which of them stand near one of them. */
interface Place {
  sharing: ArticleList;
  /** Its first neighbour. */
  start: number;
  /** After the last. */
  end: number;
  /** What it counts to share this subject. */
  weight: number;
}

/**
 * Makes the function that picks what to read next: of the articles published about the same time, those that share the
 * most categories and tags, the newest first among equals. Used again for other articles, it picks anew only where what it
 * picks from is another.
 *
 * @returns takes the lists of all articles
 */
export function relatedArticles(): (lists: ArticleLists) => RelatedTo {
  let latest = NO_LISTS;
  let picked = new WeakMap<Article, Article[]>();

  return (lists) => {
    const { added, removed } = changeBetween(latest.all, lists.all);
    if (added.length + removed.length < lists.all.length) {
      for (const article of [...added, ...removed])
        for (const near of neighboursOf(article, lists)) picked.delete(near);
    } else {
      picked = new WeakMap();
    }
    latest = lists;
    const placeOf = placesInOrder();
    return (article) => {
      // Whoever still asks about former lists is answered from those.
      const isLatest = lists === latest;
      const known = isLatest ? picked.get(article) : undefined;
      if (known) return known;
      const related = pick(article, placesOf(article, lists, placeOf));
      if (isLatest) picked.set(article, related);
      return related;
    };
  };
}

/** The articles whose choice may change when an article comes or goes: they stand near its place, in all its lists. */
function* neighboursOf(article: Article, lists: ArticleLists): Generator<Article> {
  for (const list of [lists.all, ...subjectsOf(article).map(({ key }) => listOf(lists, key))]) {
    const place = placeFor(list, article);
    yield* list.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1);
  }
}

/** Finds places in lists, at once where one article after the other is asked for. */
function placesInOrder(): (list: ArticleList, article: Article) => number {
  const next = new Map<ArticleList, number>();
  return (list, article) => {
    const expected = next.get(list) ?? 0;
    const place = list[expected] === article ? expected : placeIn(list, article);
    next.set(list, place + 1);
    return place;
  };
}

/** The places of an article: among all, and in the list of each of its subjects. */
function placesOf(article: Article, lists: ArticleLists, placeOf: typeof placeIn): Place[] {
  const placed = (sharing: ArticleList, weight: number): Place => {
    const index = placeOf(sharing, article);
    return {
      sharing,
      start: Math.max(0, index - NEIGHBOURS),
      end: Math.min(sharing.length, index + NEIGHBOURS + 1),
      weight,
    };
  };
  return [
    placed(lists.all, 0),
    ...subjectsOf(article).map(({ kind, key }) => placed(listOf(lists, key), SUBJECT_WEIGHTS[kind])),
  ];
}

function pick(article: Article, places: readonly Place[]): Article[] {
  // Some dozens: to look through an array of them costs less than to keep a map.
  const others: Article[] = [];
  const scores: number[] = [];
  for (const { sharing, start, end, weight } of places) {
    for (let near = start; near < end; near += 1) {
      const other = sharing[near] as Article;
      const known = others.indexOf(other);
      if (known >= 0) scores[known] = (scores[known] ?? 0) + weight;
      else if (other !== article) {
        others.push(other);
        scores.push(weight + Number(other.contentType === article.contentType) * SAME_TYPE_WEIGHT);
      }
    }
  }
  const least = highest(scores, RELATED_ARTICLES);
  const scored: Scored[] = [];
  // Few are compared: dates are, among equals.
  others.forEach((other, index) => {
    const score = scores[index] ?? 0;
    if (score >= least) scored.push({ other, score });
  });
  return firstOf(scored, RELATED_ARTICLES, compareScores).map(({ other }) => other);
}

/** The number of this rank among numbers, the highest being the first; the lowest where there are fewer. */
function highest(numbers: Iterable<number>, rank: number): number {
  const found = new Array<number>(rank).fill(-Infinity);
  for (const number of numbers) {
    if (number <= (found[rank - 1] ?? 0)) continue;
    let place = rank - 1;
    for (; place > 0 && number > (found[place - 1] ?? 0); place -= 1) found[place] = found[place - 1] ?? 0;
    found[place] = number;
  }
  return found[rank - 1] ?? -Infinity;
}

interface Scored {
  other: Article;
  score: number;
}

function compareScores(a: Scored, b: Scored): number {
  return b.score - a.score || compareNewestFirst(a.other, b.other);
}
