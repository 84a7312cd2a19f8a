import type { Article } from '../article/article.ts';
import { compareNewestFirst } from './newest-first.ts';

const RELATED_ARTICLES = 3;

const TAG_WEIGHT = 2;
const CATEGORY_WEIGHT = 3;
const SAME_TYPE_WEIGHT = 1;
/** Of those that share a subject, so many newer and so many older are looked at: what is new changes few other pages. */
const NEIGHBOURS = 6;

/** Picks what to read next after an article. */
export type RelatedTo = (article: Article) => Article[];

/** Articles that share a subject, newest first, and the place of one among them. */
interface Place {
  sharing: readonly Article[];
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
 * @returns takes the articles, newest first
 */
export function relatedArticles(): (articles: Article[]) => RelatedTo {
  const choices = new WeakMap<Article, Choice>();

  return (articles) => {
    const placesOf = placesBySubject(articles);
    return (article) => {
      const places = placesOf(article);
      const former = choices.get(article);
      if (former && areCandidates(former.candidates, places)) return former.related;
      const related = pick(article, places);
      // A copy takes no more memory than it needs.
      choices.set(article, { candidates: places.flatMap(neighbours).slice(), related });
      return related;
    };
  };
}

/** Finds the places of an article: in the list of each of its subjects, and among all. */
function placesBySubject(articles: Article[]): (article: Article) => Place[] {
  const lists = new Map<string, Article[]>();
  const indexes = new Map<Article, number[]>();
  articles.forEach((article, position) => {
    const found = [position];
    for (const { name } of subjectsOf(article)) {
      const sharing = lists.get(name);
      if (sharing) found.push(sharing.push(article) - 1);
      else {
        lists.set(name, [article]);
        found.push(0);
      }
    }
    indexes.set(article, found);
  });
  return (article) => {
    const [position = 0, ...others] = indexes.get(article) ?? [];
    const ofSubjects = subjectsOf(article).map(({ name, weight }, number) => ({
      sharing: lists.get(name) ?? [],
      index: others[number] ?? 0,
      weight,
    }));
    return [{ sharing: articles, index: position, weight: 0 }, ...ofSubjects];
  };
}

function neighbours({ sharing, index }: Place): Article[] {
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
  const best: Scored[] = [];
  for (const [other, shared] of scores) {
    const score = shared + (other.contentType === article.contentType ? SAME_TYPE_WEIGHT : 0);
    insert(best, { other, score });
  }
  return best.map(({ other }) => other);
}

interface Scored {
  other: Article;
  score: number;
}

/** Puts one in its place among the best, where it has one: to sort them all takes several times as long. */
function insert(best: Scored[], one: Scored): void {
  const place = best.findIndex((known) => compareScores(one, known) < 0);
  if (place >= 0) best.splice(place, 0, one);
  else best.push(one);
  best.length = Math.min(best.length, RELATED_ARTICLES);
}

function compareScores(a: Scored, b: Scored): number {
  return b.score - a.score || compareNewestFirst(a.other, b.other);
}

interface Subject {
  name: string;
  weight: number;
}

const subjectsByArticle = new WeakMap<Article, Subject[]>();

function subjectsOf(article: Article): Subject[] {
  let subjects = subjectsByArticle.get(article);
  if (!subjects) {
    subjects = [...named('category', CATEGORY_WEIGHT, article.categories), ...named('tag', TAG_WEIGHT, article.tags)];
    subjectsByArticle.set(article, subjects);
  }
  return subjects;
}

function named(kind: string, weight: number, names: readonly string[]): Subject[] {
  const distinct = new Set(names.map((name) => name.toLowerCase()));
  return Array.from(distinct, (name) => ({ name: `${kind}:${name}`, weight }));
}
