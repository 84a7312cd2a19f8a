import * as v from 'valibot';
import { CONTENT_TYPES, type ContentType } from '../../core/article/content-type.ts';
import type { ArticleStatus } from '../../core/editing/article-form.ts';
import type {
  ArticleFilterChoices,
  ArticleListPage,
  ArticleListQuery,
  ListedArticle,
} from '../../core/editing/listed-article.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { ArticleStatusRow, ListedArticleRow } from './listed-article-row.ts';
import type { BrowserDatabase } from './session.ts';

/** Article that a link may lead to. */
export interface LinkTarget {
  id: string;
  title: string;
  slug: string | null;
  contentType: ContentType;
  status: ArticleStatus;
}

/** New title by an article's id, or by its present title. */
type TitleUpdate = { id: string; title: string } | { oldTitle: string; newTitle: string };

const RECENT_ARTICLES = 5;

const FilterChoices = v.object({
  categories: v.array(v.string()),
  authors: v.array(v.object({ id: v.string(), name: v.string() })),
  months: v.array(v.string()),
});
const Page = v.object({ articles: v.array(ListedArticleRow), total: v.number() });
const Renaming = v.object({
  updatedCount: v.number(),
  notFoundTitles: v.array(v.string()),
  publicationId: v.nullable(v.string()),
});
const LinkTargetRow = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    slug: v.nullable(v.string()),
    content_type: v.picklist(CONTENT_TYPES),
    status: ArticleStatusRow,
  }),
  v.transform(({ content_type, ...row }): LinkTarget => ({ ...row, contentType: content_type })),
);
const FoundTitle = v.object({ wanted: v.string(), id: v.string(), title: v.string() });

/** Article found by a wanted title, with its real title. */
export type FoundTitle = v.InferOutput<typeof FoundTitle>;

/** @param signal aborts the request; its reason is then thrown @throws GatewayError */
export async function listArticles(
  database: BrowserDatabase,
  { isAscending, pageSize, contentType, category, author, month, ...rest }: ArticleListQuery,
  signal?: AbortSignal,
): Promise<ArticleListPage> {
  const query = {
    ...rest,
    is_ascending: isAscending,
    page_size: pageSize,
    ...given({ category, content_type: contentType, author, month }),
  };
  return parseAnswer(Page, await answerOf(database.rpc('list_articles', query), signal));
}

function given<Parameters extends Record<string, string | null>>(parameters: Parameters) {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null)) as {
    [Name in keyof Parameters]?: string;
  };
}

/** @throws GatewayError */
export async function articleFilters(database: BrowserDatabase): Promise<ArticleFilterChoices> {
  return parseAnswer(FilterChoices, await answerOf(database.rpc('article_filters')));
}

/** Returns the five articles created last. @throws GatewayError */
export async function recentArticles(database: BrowserDatabase): Promise<ListedArticle[]> {
  const answer = await answerOf(database.rpc('recent_articles', { wanted: RECENT_ARTICLES }));
  return parseAnswer(v.array(ListedArticleRow), answer);
}

/** Copies an article as a draft without address. @returns the copy's id @throws GatewayError */
export function duplicateArticle(database: BrowserDatabase, id: string): Promise<string> {
  return answerOf(database.rpc('duplicate_article', { article_id: id }));
}

/** Returns true when no other article has this slug. @throws GatewayError */
export async function isSlugFree(database: BrowserDatabase, slug: string, articleId: string): Promise<boolean> {
  const others = database.from('blog_posts').select('id').eq('slug', slug.normalize('NFC')).neq('id', articleId);
  return (await answerOf(others.limit(1))).length === 0;
}

/** Returns at most eight articles with every word in their titles, ignoring case and accents. @throws GatewayError */
export async function findLinkTargets(database: BrowserDatabase, text: string): Promise<LinkTarget[]> {
  return parseAnswer(v.array(LinkTargetRow), await answerOf(database.rpc('find_link_targets', { words: text })));
}

/** Finds articles by titles, with any accents, case and apostrophes. @throws GatewayError */
export async function articlesByTitles(database: BrowserDatabase, titles: string[]): Promise<FoundTitle[]> {
  return parseAnswer(v.array(FoundTitle), await answerOf(database.rpc('articles_by_titles', { titles })));
}

/** Outcome of a renaming; `publicationId` is null when visitors see no difference. */
export type TitleRenaming = v.InferOutput<typeof Renaming>;

/** Renames articles, all or none. @throws GatewayError */
export async function renameArticles(database: BrowserDatabase, updates: TitleUpdate[]): Promise<TitleRenaming> {
  return parseAnswer(Renaming, await answerOf(database.rpc('rename_articles', { updates: updates as never })));
}

/** @throws GatewayError */
export async function listTags(database: BrowserDatabase): Promise<string[]> {
  const tags = await answerOf(database.from('tags').select('name').order('name'));
  return tags.map(({ name }) => name);
}
