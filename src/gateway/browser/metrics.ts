import { FunctionsClient } from '@supabase/functions-js';
import { databaseOrigin, publishableKey } from './database-access.ts';

export interface ArticleCounts {
  views: number;
  reads: number;
}

export type RecordMetric = (articleId: string, type: 'view' | 'read') => Promise<ArticleCounts | null>;

/** Counts a view or a read; errors are only logged (document 1, section 8). */
export const recordMetric: RecordMetric = async (articleId, type) => {
  const functions = new FunctionsClient(`${databaseOrigin()}/functions/v1`, { headers: { apikey: publishableKey() } });
  const { data, error } = await functions.invoke('increment-article-metrics', { body: { articleId, type } });
  if (error) {
    console.warn('The article counter did not answer', error);
    return null;
  }
  const { views, reads } = (data ?? {}) as Partial<ArticleCounts>;
  return typeof views === 'number' && typeof reads === 'number' ? { views, reads } : null;
};
