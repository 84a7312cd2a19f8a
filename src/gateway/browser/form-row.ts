import * as v from 'valibot';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { Instant } from './parse-answer.ts';

/** A form as the database holds it, by the names of columns. */
export const FormRow = v.pipe(
  v.object({
    title: v.string(),
    description: v.string(),
    content: v.string(),
    image_url: v.nullable(v.string()),
    image_alt: v.string(),
    reading_time: v.string(),
    meta_title: v.string(),
    meta_description: v.string(),
    meta_keywords: v.string(),
    slug: v.string(),
    is_slug_custom: v.boolean(),
    categories: v.array(v.string()),
    tags: v.array(v.string()),
    published_at: v.nullable(Instant),
    is_featured: v.boolean(),
    content_type: v.picklist(CONTENT_TYPES),
  }),
  v.transform((row): ArticleForm => ({
    title: row.title,
    description: row.description,
    content: row.content,
    imageUrl: row.image_url,
    imageAlt: row.image_alt,
    readingTime: row.reading_time,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    metaKeywords: row.meta_keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    slug: row.slug,
    isSlugCustom: row.is_slug_custom,
    categories: row.categories,
    tags: row.tags,
    publishedAt: row.published_at,
    isFeatured: row.is_featured,
    contentType: row.content_type,
  })),
);

/** A form for the database, which takes neither null characters nor halves of surrogate pairs: pasted, and unseen. */
export function formRowOf(form: ArticleForm) {
  return {
    title: storable(form.title),
    description: storable(form.description),
    content: storable(form.content),
    image_url: form.imageUrl === null ? null : storable(form.imageUrl),
    image_alt: storable(form.imageAlt),
    reading_time: storable(form.readingTime),
    meta_title: storable(form.metaTitle),
    meta_description: storable(form.metaDescription),
    meta_keywords: form.metaKeywords.map(storable).join(', '),
    slug: storable(form.slug),
    is_slug_custom: form.isSlugCustom,
    categories: form.categories.map(storable),
    tags: form.tags.map(storable),
    published_at: form.publishedAt === null ? null : storable(form.publishedAt),
    is_featured: form.isFeatured,
    content_type: form.contentType,
  };
}

/** The field of the form that a column holds; null for another column. */
export function fieldOfColumn(column: string | null): keyof ArticleForm | null {
  if (column === null || !Object.hasOwn(FormRow.pipe[0].entries, column)) return null;
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as keyof ArticleForm;
}

function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
