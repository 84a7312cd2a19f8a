import { modifiedAt } from '../core/article/modified-at.ts';
import type { ShownArticle } from '../core/site/shown-article.ts';
import { scriptJson } from '../core/text/script-json.ts';
import { partOfPage, replaceParts, type PagePart } from './page-parts.ts';

/** Where the page of an article shows its categories: what people have written is escaped there. */
const DATA = { start: '<script type="application/ld+json">', end: '</script>' };
const BREADCRUMBS = { start: '<nav class="crumbs"', end: '<li aria-current="page"' };
const CHIPS = { start: '</h1>', end: '<p class="dated"' };

/** What an article's page shows of its categories, as that of any article of the same type with the same ones does. */
export interface ArticleCategories {
  breadcrumbs: string;
  chips: string;
  /** What search engines are told: the first category, and the steps that lead to the article. */
  section: unknown;
  steps: readonly object[];
}

/** What is read of the objects of schema.org that are in the page. */
interface StructuredArticle {
  articleSection?: unknown;
}
interface StructuredTrail {
  itemListElement: object[];
}

/** What the page of an article shows of its categories. @returns null where it cannot be told */
export function articleCategoriesIn(page: Buffer): ArticleCategories | null {
  const parts = partsIn(page);
  if (!parts) return null;
  const textOf = ({ start, end }: PagePart) => page.toString('utf8', start, end);
  return {
    breadcrumbs: textOf(parts.breadcrumbs),
    chips: textOf(parts.chips),
    section: parts.article.articleSection,
    steps: parts.trail.itemListElement.slice(0, -1),
  };
}

/**
 * The page of an article as it was, but for its categories, and for when it says that it was changed.
 *
 * @param shown of the categories by the page of another article
 * @param allocate gives its memory
 * @returns null where the page is not as it should be
 */
export function withArticleCategories(
  page: Buffer,
  shown: ArticleCategories,
  article: Pick<ShownArticle, 'publishedAt' | 'updatedAt'>,
  allocate?: (length: number) => Buffer,
): Buffer | null {
  const parts = partsIn(page);
  const self = parts?.trail.itemListElement.at(-1);
  // Without a section before, its place among the others is not known.
  if (!parts || !self || (parts.article.articleSection === undefined) !== (shown.section === undefined)) return null;
  const section = shown.section === undefined ? {} : { articleSection: shown.section };
  const data = { ...parts.article, ...section, dateModified: modifiedAt(article) };
  const itemListElement = [...shown.steps, { ...self, position: shown.steps.length + 1 }];
  const replacements: [PagePart, string][] = [
    [parts.articleData, DATA.start + scriptJson(data)],
    [parts.trailData, DATA.start + scriptJson({ ...parts.trail, itemListElement })],
    [parts.breadcrumbs, shown.breadcrumbs],
    [parts.chips, shown.chips],
  ];
  return replaceParts(page, replacements, allocate);
}

/** In the order of the page. */
function partsIn(page: Buffer) {
  const articleData = partOfPage(page, DATA);
  const trailData = articleData && partOfPage(page, DATA, articleData.end);
  const breadcrumbs = trailData && partOfPage(page, BREADCRUMBS, trailData.end);
  const chips = breadcrumbs && partOfPage(page, CHIPS, breadcrumbs.end);
  if (!articleData || !trailData || !breadcrumbs || !chips) return null;
  try {
    const article = dataIn(page, articleData) as StructuredArticle;
    const trail = dataIn(page, trailData) as Partial<StructuredTrail>;
    const { itemListElement } = trail;
    if (!Array.isArray(itemListElement)) return null;
    return { articleData, trailData, breadcrumbs, chips, article, trail: { ...trail, itemListElement } };
  } catch {
    return null;
  }
}

function dataIn(page: Buffer, { start, end }: PagePart): unknown {
  return JSON.parse(page.toString('utf8', start + DATA.start.length, end));
}
