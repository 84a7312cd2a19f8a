import type { Article } from '../article/article.ts';
import { compareNewestFirst } from './newest-first.ts';

const RELATED_ARTICLES = 3;

const TAG_WEIGHT = 2;
const CATEGORY_WEIGHT = 3;
const SAME_TYPE_WEIGHT = 1;
/** Of a subject that thousands of articles share, only the newest are looked at: a build stays linear. */
const CANDIDATES_PER_SUBJECT = 12;

/** Picks what to read next after an article. */
export type RelatedTo = (article: Article) => Article[];

/** What was picked for an article, and the lists that it was picked from. */
interface Choice {
  from: readonly Article[][];
  related: Article[];
}

/**
 * Makes the function that picks what to read next: articles that share categories and tags, the newest first among
 * equals, completed by the newest of all. Used again for other articles, it picks anew only where what it picks from is
 * another.
 *
 * @returns takes the articles, newest first
 */
export function relatedArticles(): (articles: Article[]) => RelatedTo {
  let subjects = new Map<string, Article[]>();
  let newest: Article[] = [];
  const choices = new WeakMap<Article, Choice>();

  return (articles) => {
    subjects = taken(subjects, articlesBySubject(articles));
    newest = same(newest, articles.slice(0, RELATED_ARTICLES + 1));
    return (article) => {
      const sharing = subjectsOf(article).map((subject) => subjects.get(subject) ?? []);
      // Each of so many shares a subject, which weighs more than being new.
      const hasEnough = sharing.some((list) => list.length > RELATED_ARTICLES);
      const from = hasEnough ? sharing : [newest, ...sharing];
      const former = choices.get(article);
      if (former && former.from.length === from.length && former.from.every((list, index) => list === from[index])) {
        return former.related;
      }
      const related = pick(article, subjects, hasEnough ? [] : newest);
      choices.set(article, { from, related });
      return related;
    };
  };
}

/** The newest articles of each subject. */
function articlesBySubject(articles: Article[]): Map<string, Article[]> {
  const subjects = new Map<string, Article[]>();
  for (const article of articles) {
    for (const subject of subjectsOf(article)) {
      const sharing = subjects.get(subject);
      if (!sharing) subjects.set(subject, [article]);
      else if (sharing.length < CANDIDATES_PER_SUBJECT) sharing.push(article);
    }
  }
  return subjects;
}

/** The new lists, but the former one where it holds the same. */
function taken(former: Map<string, Article[]>, subjects: Map<string, Article[]>): Map<string, Article[]> {
  for (const [subject, articles] of subjects) subjects.set(subject, same(former.get(subject), articles));
  return subjects;
}

function same(former: Article[] | undefined, articles: Article[]): Article[] {
  const isSame = former?.length === articles.length && former.every((article, index) => article === articles[index]);
  return isSame ? former : articles;
}

function pick(article: Article, bySubject: ReadonlyMap<string, Article[]>, newest: readonly Article[]): Article[] {
  const scores = new Map<Article, number>();
  const add = (other: Article, weight: number) => scores.set(other, (scores.get(other) ?? 0) + weight);
  for (const subject of subjectsOf(article)) {
    const weight = subject.startsWith('tag:') ? TAG_WEIGHT : CATEGORY_WEIGHT;
    for (const other of bySubject.get(subject) ?? []) add(other, weight);
  }
  for (const other of newest) add(other, 0);
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

const subjectsByArticle = new WeakMap<Article, string[]>();

function subjectsOf(article: Article): string[] {
  let subjects = subjectsByArticle.get(article);
  if (!subjects) {
    subjects = [
      ...new Set([
        ...article.categories.map((name) => `category:${name.toLowerCase()}`),
        ...article.tags.map((name) => `tag:${name.toLowerCase()}`),
      ]),
    ];
    subjectsByArticle.set(article, subjects);
  }
  return subjects;
}
