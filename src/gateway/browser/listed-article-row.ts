import * as v from 'valibot';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ListedArticle } from '../../core/editing/listed-article.ts';
import { Instant } from '../../core/time/instant.ts';

export const ArticleStatusRow = v.picklist(['draft', 'published']);

export const ListedArticleRow = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    slug: v.nullable(v.string()),
    image_url: v.nullable(v.string()),
    content_type: v.picklist(CONTENT_TYPES),
    status: ArticleStatusRow,
    published_at: v.nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
    reading_time: v.string(),
    working_copy_saved_at: v.nullable(Instant),
    scheduled_at: v.nullable(Instant),
    view_count: v.number(),
    read_count: v.number(),
    is_writable: v.boolean(),
    review: v.nullable(v.picklist(['waiting', 'returned'])),
  }),
  v.transform((row): ListedArticle => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    imageUrl: row.image_url,
    contentType: row.content_type,
    status: row.status,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    readingTime: row.reading_time,
    workingCopySavedAt: row.working_copy_saved_at,
    scheduledAt: row.scheduled_at,
    views: row.view_count,
    reads: row.read_count,
    isWritable: row.is_writable,
    review: row.review,
  })),
);
