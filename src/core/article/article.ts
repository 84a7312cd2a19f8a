import * as v from 'valibot';
import { Instant } from '../time/instant.ts';
import { forEachField } from './article-fields.ts';
import { byColumn, byField } from './column-names.ts';
import { CONTENT_TYPES } from './content-type.ts';
import { readingTime } from './reading-time.ts';

const optionalText = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim()), null),
  v.transform((text) => text || null),
);
const labels = v.pipe(v.array(v.string()), v.transform(distinctLabels));

const READ_AS = {
  text: optionalText,
  code: optionalText,
  address: optionalText,
  // Labels may arrive as a JSON string.
  labels: v.nullish(v.union([labels, v.pipe(v.string(), v.parseJson(), labels)]), []),
  keywords: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((keywords) => distinctLabels(keywords.split(','))),
  ),
  instant: v.nullish(Instant),
  switch: v.nullish(v.boolean(), false),
  type: v.nullish(v.picklist(CONTENT_TYPES), 'anecdote'),
};

/** Columns that the site reads of an article. */
export const ArticleRow = v.object({
  ...byColumn(forEachField(READ_AS)),
  id: v.pipe(v.string(), v.uuid()),
  /** Number that the database gives once and never changes. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
  /** Hash of the text. The text itself is read only where it is shown: all texts together would fill the memory. */
  content_hash: v.nullish(v.string(), ''),
  slug: v.pipe(
    optionalText,
    v.transform((slug) => slug?.normalize('NFC') ?? null),
  ),
  /** Empty for a picture that is an ornament. */
  image_alt: v.nullish(v.pipe(v.string(), v.trim()), ''),
  category: optionalText,
  read_count: v.nullish(v.number(), 0),
  created_at: Instant,
  updated_at: Instant,
});

type Row = v.InferOutput<typeof ArticleRow>;
type Fields = ReturnType<typeof byField<Row>>;

/** Published article as the site reads it, without its text: parsed, with every default applied. */
export type Article = ReturnType<typeof withDefaults>;

/** @param content text of the article, HTML as stored: needed where the row has no reading time */
export function articleOf(row: Row, content: string): Article {
  return withDefaults(byField(row), content);
}

/** Returns the row, without its text, that `articleOf` reads as this article. */
export function rowOf({ metaKeywords, ...fields }: Article): Record<string, unknown> {
  return byColumn({ ...fields, metaKeywords: metaKeywords.join(',') });
}

/** Fills empty fields (document 1, section 5) and merges `category` into `categories`. */
function withDefaults({ category, ...fields }: Fields, content: string) {
  return {
    ...fields,
    description: fields.description ?? fields.title,
    readingTime: fields.readingTime ?? readingTime(content),
    categories: fields.categories.length > 0 || category === null ? fields.categories : [category],
    publishedAt: fields.publishedAt ?? fields.createdAt,
  };
}

function distinctLabels(labels: string[]): string[] {
  return [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ''))];
}
