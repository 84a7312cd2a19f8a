import type { Article } from '../article/article.ts';

const RELATED_ARTICLES = 3;

const TAG_WEIGHT = 2;
const CATEGORY_WEIGHT = 3;
const SAME_TYPE_WEIGHT = 1;
/** Of a subject that thousands of articles share, only the newest are looked at: a build stays linear. */
const CANDIDATES_PER_SUBJECT = 12;

/**
 * Makes the function that picks what to read next: articles that share categories and tags, the newest first among
 * equals, completed by the newest of all.
 *
 * @param articles newest first
 */
export function relatedArticles(articles: Article[]): (article: Article) => Article[] {
  const subjects = new Map<string, Article[]>();
  const rank = new Map(articles.map((article, index) => [article.id, index]));
  for (const article of articles) {
    for (const subject of subjectsOf(article)) {
      const sharing = subjects.get(subject) ?? [];
      if (sharing.length < CANDIDATES_PER_SUBJECT) sharing.push(article);
      subjects.set(subject, sharing);
    }
  }
  const newest = articles.slice(0, RELATED_ARTICLES + 1);

  return function relatedTo(article) {
    const scores = new Map<Article, number>();
    for (const subject of subjectsOf(article)) {
      const weight = subject.startsWith('tag:') ? TAG_WEIGHT : CATEGORY_WEIGHT;
      for (const other of subjects.get(subject) ?? []) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
    for (const other of newest) if (!scores.has(other)) scores.set(other, 0);
    scores.delete(article);
    return [...scores]
      .map(([other, score]) => ({
        other,
        score: score + (other.contentType === article.contentType ? SAME_TYPE_WEIGHT : 0),
      }))
      .sort((a, b) => b.score - a.score || (rank.get(a.other.id) ?? 0) - (rank.get(b.other.id) ?? 0))
      .slice(0, RELATED_ARTICLES)
      .map(({ other }) => other);
  };
}

function subjectsOf(article: Article): string[] {
  return [
    ...new Set([
      ...article.categories.map((name) => `category:${name.toLowerCase()}`),
      ...article.tags.map((name) => `tag:${name.toLowerCase()}`),
    ]),
  ];
}
