import type { Article } from '../article/article.ts';
import { listOf, placeIn, subjectsOf, type ArticleList, type ArticleLists } from './article-lists.ts';
import { firstOf } from './first-of.ts';
import { compareNewestFirst } from './newest-first.ts';

const RELATED_ARTICLES = 3;

const SUBJECT_WEIGHTS = { category: 3, tag: 2 };
const SAME_TYPE_WEIGHT = 1;
/** Of those that share a subject, so many newer and so many older are looked at: what is new changes few other pages. */
const NEIGHBOURS = 6;

/** Picks what to read next after an article. */
export type RelatedTo = (article: Article) => Article[];

/** Articles that share a subject, newest first, and the place of one among them. */
interface Place {
  sharing: ArticleList;
  index: number;
  /** What it counts to share this subject. */
  weight: number;
}

/** What was picked for an article, and all that it was picked from. */
interface Choice {
  candidates: readonly Article[];
  related: Article[];
}

/**
 * Makes the function that picks what to read next: of the articles published about the same time, those that share the
 * most categories and tags, the newest first among equals. Used again for other articles, it picks anew only where what it
 * picks from is another.
 *
 * @returns takes the lists of all articles
 */
export function relatedArticles(): (lists: ArticleLists) => RelatedTo {
  const choices = new WeakMap<Article, Choice>();

  return (lists) => (article) => {
    const places = placesOf(article, lists);
    const former = choices.get(article);
    if (former && areCandidates(former.candidates, places)) return former.related;
    const related = pick(article, places);
    // A copy takes no more memory than it needs.
    choices.set(article, { candidates: places.flatMap(neighbours).slice(), related });
    return related;
  };
}

/** The places of an article: among all, and in the list of each of its subjects. */
function placesOf(article: Article, lists: ArticleLists): Place[] {
  const placed = (sharing: ArticleList, weight: number) => ({ sharing, index: placeIn(sharing, article), weight });
  return [
    placed(lists.all, 0),
    ...subjectsOf(article).map(({ kind, key }) => placed(listOf(lists, key), SUBJECT_WEIGHTS[kind])),
  ];
}

function neighbours({ sharing, index }: Place): ArticleList {
  return sharing.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1);
}

/** Whether all that stands near these places is what it was. */
function areCandidates(former: readonly Article[], places: readonly Place[]): boolean {
  let position = 0;
  for (const { sharing, index } of places) {
    const end = Math.min(sharing.length, index + NEIGHBOURS + 1);
    for (let near = Math.max(0, index - NEIGHBOURS); near < end; near += 1) {
      if (former[position] !== sharing[near]) return false;
      position += 1;
    }
  }
  return position === former.length;
}

function pick(article: Article, places: readonly Place[]): Article[] {
  const scores = new Map<Article, number>();
  for (const place of places) {
    for (const other of neighbours(place)) scores.set(other, (scores.get(other) ?? 0) + place.weight);
  }
  scores.delete(article);
  const scored = Array.from(scores, ([other, shared]) => {
    return { other, score: shared + (other.contentType === article.contentType ? SAME_TYPE_WEIGHT : 0) };
  });
  return firstOf(scored, RELATED_ARTICLES, compareScores).map(({ other }) => other);
}

interface Scored {
  other: Article;
  score: number;
}

function compareScores(a: Scored, b: Scored): number {
  return b.score - a.score || compareNewestFirst(a.other, b.other);
}
