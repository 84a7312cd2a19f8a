import type { Article } from '../article/article.ts';
import {
  changeBetween,
  listOf,
  NO_LISTS,
  insertionIndex,
  indexIn,
  subjectsOf,
  type OrderedArticles,
  type ArticleLists,
} from './article-lists.ts';
import { firstOf } from './first-of.ts';
import { compareNewestFirst } from './newest-first.ts';

const RELATED_ARTICLES = 3;

const SUBJECT_WEIGHTS = { category: 3, tag: 2 };
const SAME_TYPE_WEIGHT = 1;
/** Number of newer and of older articles considered per subject; kept small so that a new article changes few pages. */
const NEIGHBOURS = 6;

export type RelatedTo = (article: Article) => Article[];

/**
 * Makes the function that picks further reading: among articles published about the same time, those that share the
 * most categories and tags, newest first among equals. Later calls pick again only where the neighbours changed.
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
    const pick = relatedPicker();
    return (article) => {
      // Requests about former lists still get answers from those lists.
      const isLatest = lists === latest;
      const known = isLatest ? picked.get(article) : undefined;
      if (known) return known;
      const related = pick(article, lists, placeOf);
      if (isLatest) picked.set(article, related);
      return related;
    };
  };
}

/** Lists the articles near the place of a changed article, in all its lists; only their picks may change. */
function* neighboursOf(article: Article, lists: ArticleLists): Generator<Article> {
  for (const list of [lists.all, ...subjectsOf(article).map(({ key }) => listOf(lists, key))]) {
    const place = insertionIndex(list, article);
    yield* list.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1);
  }
}

/** Finds places in lists; fast for consecutive articles. */
function placesInOrder(): typeof indexIn {
  const next = new Map<OrderedArticles, number>();
  return (list, article) => {
    const expected = next.get(list) ?? 0;
    const place = list[expected] === article ? expected : indexIn(list, article);
    next.set(list, place + 1);
    return place;
  };
}

/** Makes the function that picks among neighbours. It reuses its arrays: a rename picks for most articles. */
function relatedPicker(): (article: Article, lists: ArticleLists, placeOf: typeof indexIn) => Article[] {
  const others: Article[] = [];
  const scores: number[] = [];
  let count = 0;

  /** @param weight added for each neighbour in this list */
  function scoreNear(article: Article, list: OrderedArticles, place: number, weight: number): void {
    const end = Math.min(list.length, place + NEIGHBOURS + 1);
    for (let near = Math.max(0, place - NEIGHBOURS); near < end; near += 1) {
      const other = list[near] as Article;
      if (other === article) continue;
      // For some dozens, scanning an array is cheaper than a map.
      let known = 0;
      while (known < count && others[known] !== other) known += 1;
      if (known < count) scores[known] = (scores[known] ?? 0) + weight;
      else {
        others[count] = other;
        scores[count] = weight + Number(other.contentType === article.contentType) * SAME_TYPE_WEIGHT;
        count += 1;
      }
    }
  }

  return (article, lists, placeOf) => {
    count = 0;
    scoreNear(article, lists.all, placeOf(lists.all, article), 0);
    for (const { kind, key } of subjectsOf(article)) {
      const list = listOf(lists, key);
      scoreNear(article, list, placeOf(list, article), SUBJECT_WEIGHTS[kind]);
    }
    scores.length = count;
    const least = highest(scores, RELATED_ARTICLES);
    const scored: Scored[] = [];
    // Keep only the best scores: comparing dates is slow.
    for (let rank = 0; rank < count; rank += 1) {
      const score = scores[rank] ?? 0;
      if (score >= least) scored.push({ other: others[rank] as Article, score });
    }
    return firstOf(scored, RELATED_ARTICLES, compareScores).map(({ other }) => other);
  };
}

/** Returns the number of a rank, where the highest number has rank 1; -Infinity when there are fewer numbers. */
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
