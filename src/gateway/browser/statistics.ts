import * as v from 'valibot';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { answerOf, parseAnswer } from './answer.ts';
import { ListedArticleRow } from './listed-article-row.ts';
import type { BrowserDatabase } from './session.ts';

export type ArticleStatistic = Pick<
  ListedArticle,
  'id' | 'title' | 'views' | 'reads' | 'contentType' | 'status' | 'publishedAt'
>;

export interface ArticleStatistics {
  totalViews: number;
  totalReads: number;
  /** At most five, as in `mostRead`. */
  mostViewed: ArticleStatistic[];
  mostRead: ArticleStatistic[];
}

const Statistics = v.pipe(
  v.object({
    total_views: v.number(),
    total_reads: v.number(),
    most_viewed: v.array(ListedArticleRow),
    most_read: v.array(ListedArticleRow),
  }),
  v.transform((answer): ArticleStatistics => ({
    totalViews: answer.total_views,
    totalReads: answer.total_reads,
    mostViewed: answer.most_viewed.map(statisticOf),
    mostRead: answer.most_read.map(statisticOf),
  })),
);

/** Counts views and reads of all articles that are not deleted. @throws GatewayError */
export async function articleStatistics(database: BrowserDatabase): Promise<ArticleStatistics> {
  return parseAnswer(Statistics, await answerOf(database.rpc('article_statistics')));
}

function statisticOf(article: ListedArticle): ArticleStatistic {
  const { id, title, views, reads, contentType, status, publishedAt } = article;
  return { id, title, views, reads, contentType, status, publishedAt };
}
