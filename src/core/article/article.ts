import * as v from 'valibot';
import { CONTENT_TYPES } from './content-type.ts';
import { readingTime } from './reading-time.ts';

const optionalText = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim()), null),
  v.transform((text) => text || null),
);
/** Databases write instants in several ways: pages show the one of ISO 8601. */
const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
  v.transform((text) => new Date(text).toISOString()),
);
const labels = v.pipe(v.array(v.string()), v.transform(distinctLabels));

/**
 * The fields of an article, once: the columns that the site reads, and what each may hold. The type, the query and what an
 * article's page is given follow from them.
 */
export const ArticleRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Given by the database once, for good. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
  description: optionalText,
  /** Stands for the text, which is read where it is shown alone: the texts of all articles fill no memory. */
  content_hash: v.nullish(v.string(), ''),
  slug: v.pipe(
    optionalText,
    v.transform((slug) => slug?.normalize('NFC') ?? null),
  ),
  image_url: optionalText,
  /** Empty: the picture is an ornament. */
  image_alt: v.nullish(v.pipe(v.string(), v.trim()), ''),
  reading_time: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((keywords) => distinctLabels(keywords.split(','))),
  ),
  category: optionalText,
  categories: v.nullish(labels, []),
  // Tags may arrive as a JSON string.
  tags: v.nullish(v.union([labels, v.pipe(v.string(), v.parseJson(), labels)]), []),
  content_type: v.nullish(v.picklist(CONTENT_TYPES), 'anecdote'),
  is_featured: v.nullish(v.boolean(), false),
  read_count: v.nullish(v.number(), 0),
  published_at: v.nullish(instant),
  created_at: instant,
  updated_at: instant,
});

type Row = v.InferOutput<typeof ArticleRow>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Fields = { [Column in keyof Row as CamelCase<Column>]: Row[Column] };

/** A published article as the site reads it, without its text: parsed, with every default applied. */
export type Article = ReturnType<typeof withDefaults>;

/**
 * The article of a parsed row.
 *
 * @param content its text, HTML as stored: needed where the row has no reading time
 */
export function articleOf(row: Row, content: string): Article {
  const fields = Object.entries(row).map(([column, value]) => [
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return withDefaults(Object.fromEntries(fields) as Fields, content);
}

/** The row, without its text, that is read as this article. */
export function rowOf({ metaKeywords, ...fields }: Article): Record<string, unknown> {
  const values = Object.entries({ ...fields, metaKeywords: metaKeywords.join(',') });
  return Object.fromEntries(
    values.map(([field, value]) => [field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

/** Fills the fields that are left empty (document 1, section 5), and makes one list of the categories. */
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
