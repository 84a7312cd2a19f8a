import * as v from 'valibot';
import { CONTENT_TYPES, type Article } from '../core/article/article.ts';
import { readingTime } from '../core/article/reading-time.ts';
import { SiteError } from '../core/site/site-error.ts';

/** The columns that the site reads. */
export const ARTICLE_COLUMNS =
  'id,title,description,content,slug,image_url,reading_time,meta_title,meta_description,meta_keywords,category,categories,' +
  'tags,content_type,is_featured,read_count,published_at,created_at,updated_at';

const optionalText = v.nullish(v.pipe(v.string(), v.trim()), null);
/** Databases write instants in several ways: pages show the one of ISO 8601. */
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
  v.transform((text) => new Date(text).toISOString()),
);
const labels = v.pipe(v.array(v.string()), v.transform(distinctLabels));
/** Tags are an array of text, and may arrive as a JSON string. */
const tags = v.union([
  labels,
  v.pipe(v.string(), v.parseJson(), labels),
  v.pipe(
    v.null(),
    v.transform((): string[] => []),
  ),
]);

const ArticleRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
  description: optionalText,
  content: v.nullish(v.string(), ''),
  slug: optionalText,
  image_url: optionalText,
  reading_time: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: optionalText,
  category: optionalText,
  categories: v.nullish(labels, []),
  tags: v.optional(tags, null),
  content_type: v.nullish(v.picklist(CONTENT_TYPES), 'anecdote'),
  is_featured: v.nullish(v.boolean(), false),
  read_count: v.nullish(v.number(), 0),
  published_at: v.nullish(instant),
  created_at: instant,
  updated_at: instant,
});

/** Parses a row of blog_posts. @throws SiteError that names the article and the field */
export function parseArticle(row: unknown): Article {
  const result = v.safeParse(ArticleRow, row);
  if (!result.success) {
    const { id, title } = (row ?? {}) as { id?: unknown; title?: unknown };
    const [issue] = result.issues;
    throw new SiteError(
      `Article ${String(id)} “${String(title)}” cannot be shown: its field ${v.getDotPath(issue) ?? '?'} ${issue.message}.`,
    );
  }
  const fields = result.output;
  return {
    id: fields.id,
    title: fields.title,
    description: fields.description || fields.title,
    content: fields.content,
    slug: fields.slug ? fields.slug.normalize('NFC') : null,
    imageUrl: fields.image_url || null,
    readingTime: fields.reading_time || readingTime(fields.content),
    metaTitle: fields.meta_title || null,
    metaDescription: fields.meta_description || null,
    metaKeywords: distinctLabels((fields.meta_keywords ?? '').split(',')),
    categories: fields.categories.length > 0 || !fields.category ? fields.categories : [fields.category],
    tags: fields.tags,
    contentType: fields.content_type,
    isFeatured: fields.is_featured,
    readCount: fields.read_count,
    publishedAt: fields.published_at ?? fields.created_at,
    createdAt: fields.created_at,
    updatedAt: fields.updated_at,
  };
}

function distinctLabels(labels: string[]): string[] {
  return [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ''))];
}
