import * as v from 'valibot';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { Instant } from '../../core/time/instant.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { ArticleStatusRow } from './listed-article-row.ts';
import type { BrowserDatabase } from './session.ts';

export interface DeletedArticle extends Pick<ListedArticle, 'id' | 'title' | 'contentType' | 'status'> {
  deletedAt: string;
}

const DeletedArticleRow = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    content_type: v.picklist(CONTENT_TYPES),
    status: ArticleStatusRow,
    deleted_at: Instant,
  }),
  v.transform(({ content_type, deleted_at, ...row }): DeletedArticle => ({
    ...row,
    contentType: content_type,
    deletedAt: deleted_at,
  })),
);

/** Returns the deleted articles, newest deletion first. @throws GatewayError */
export async function deletedArticles(database: BrowserDatabase): Promise<DeletedArticle[]> {
  return parseAnswer(v.array(DeletedArticleRow), await answerOf(database.rpc('deleted_articles')));
}
