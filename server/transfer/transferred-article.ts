import * as v from 'valibot';
import { ARTICLE_FIELDS, forEachField } from '../../src/core/article/article-fields.ts';
import { byColumn } from '../../src/core/article/column-names.ts';
import { CONTENT_TYPES } from '../../src/core/article/content-type.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const optionalText = (longest: number) => v.optional(v.nullable(text(longest)), null);
const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime()), 'is no date'),
  v.transform((date) => date.toISOString()),
);
const optionalInstant = v.optional(v.nullable(instant), null);
const labels = v.optional(v.nullable(v.array(v.string())), null);
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

const TRANSFERRED_AS = {
  text: optionalText(1_000),
  code: optionalText(200),
  address: optionalText(2_000),
  labels,
  keywords: optionalText(1_000),
  instant: optionalInstant,
  switch: v.optional(v.boolean(), false),
  type: v.optional(v.picklist(CONTENT_TYPES), 'blog'),
};

/**
 * The transferred fields of an article besides its text, by column: the front matter of an export, and the row of an
 * import. The database checks the rest when the row is written.
 */
export const TransferredFields = v.object({
  ...byColumn(forEachField(TRANSFERRED_AS)),
  id: v.pipe(v.string(), v.uuid()),
  title: text(ARTICLE_FIELDS.title.longest),
  description: v.optional(text(5_000), ''),
  status: v.optional(v.picklist(['draft', 'published']), 'draft'),
  is_slug_custom: v.optional(v.nullable(v.boolean()), null),
  planned_at: optionalInstant,
  created_at: v.optional(instant),
  updated_at: v.optional(instant),
  category: optionalText(80),
  categories: v.pipe(
    labels,
    v.transform((names) => names ?? []),
  ),
  image_alt: v.optional(text(ARTICLE_FIELDS.imageAlt.longest), ''),
  reading_time: v.optional(text(60)),
  is_reading_time_custom: v.optional(v.nullable(v.boolean()), null),
  meta_title: optionalText(ARTICLE_FIELDS.metaTitle.longest),
  meta_description: optionalText(ARTICLE_FIELDS.metaDescription.longest),
  view_count: count,
  read_count: count,
});

export type TransferredFields = v.InferOutput<typeof TransferredFields>;

export const TRANSFERRED_COLUMNS = [...Object.keys(TransferredFields.entries), 'content'].join(',');

export interface TransferredArticle {
  fields: TransferredFields;
  /** HTML that is not yet cleaned. */
  content: string;
}

export const TransferredCategory = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  former_slugs: v.optional(v.array(v.string()), []),
});
export type TransferredCategory = v.InferOutput<typeof TransferredCategory>;

export const TransferredRedirect = v.object({
  slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  article_id: v.pipe(v.string(), v.uuid()),
});
export type TransferredRedirect = v.InferOutput<typeof TransferredRedirect>;

export interface TransferredSite {
  articles: TransferredArticle[];
  categories: TransferredCategory[];
  tags: string[];
  redirects: TransferredRedirect[];
  /** Returns the bytes of a picture; null for an address outside the source. */
  readPicture(address: string): Promise<Uint8Array> | null;
  /** Sentences about parts that were left out before the import. */
  leftOut: string[];
}
