import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CONTENT_TYPES } from '../../src/core/article/content-type.ts';
import { readingTime } from '../../src/core/article/reading-time.ts';
import { OperatorError } from '../../server/process/operator-error.ts';

const DAYS_AHEAD = /^\+(\d+) days$/;

const text = v.pipe(v.string(), v.nonEmpty());
const FrontMatter = v.strictObject({
  title: text,
  slug: v.nullable(text),
  content_type: v.picklist(CONTENT_TYPES),
  status: v.picklist(['draft', 'published']),
  published_at: v.nullable(v.union([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.regex(DAYS_AHEAD))])),
  description: v.pipe(text, v.maxLength(200)),
  categories: v.pipe(v.array(text), v.minLength(1)),
  tags: v.array(text),
  image: v.nullable(text),
  is_featured: v.boolean(),
  meta_title: v.pipe(text, v.maxLength(60)),
  meta_description: v.pipe(text, v.minLength(50), v.maxLength(160)),
  meta_keywords: text,
});

const Categories = v.array(v.object({ name: text, slug: text }));

/**
 * Makes the SQL of the sample content.
 *
 * @param directory has categories.yaml, and in `articles` a file for each article: front matter and HTML
 * @throws OperatorError that names the file and the field
 */
export function seedSql(directory: string): string {
  const categories = v.parse(Categories, parse(readFileSync(path.join(directory, 'categories.yaml'), 'utf8')));
  const articles = readdirSync(path.join(directory, 'articles'))
    .sort()
    .map((file) => readArticle(path.join(directory, 'articles', file)));
  const known = new Set(categories.map(({ name }) => name));
  const unknown = articles.flatMap(({ fields }) => fields.categories).find((name) => !known.has(name));
  if (unknown) throw new OperatorError(`supabase/seed/categories.yaml has no category “${unknown}”.`);
  const tags = [...new Set(articles.flatMap(({ fields }) => fields.tags))].sort();

  return [
    '-- Made by `npm run tool -- seed` from supabase/seed: change the articles there.',
    '',
    'insert into public.categories (name, slug) values',
    `${categories.map(({ name, slug }) => `  (${literal(name)}, ${literal(slug)})`).join(',\n')};`,
    '',
    'insert into public.tags (name) values',
    `${tags.map((name) => `  (${literal(name)})`).join(',\n')};`,
    '',
    'insert into public.blog_posts (',
    '  id, title, description, content, slug, image_url, reading_time, meta_title, meta_description, meta_keywords,',
    '  status, categories, tags, content_type, is_featured, published_at, created_at, updated_at',
    ') values',
    `${articles.map(articleRow).join(',\n')};`,
    '',
  ].join('\n');
}

function readArticle(file: string) {
  const [, header, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (header === undefined || body === undefined)
    throw new OperatorError(`${file} has no front matter between --- lines.`);
  const result = v.safeParse(FrontMatter, parse(header));
  if (!result.success) {
    const [issue] = result.issues;
    throw new OperatorError(`${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
  }
  return { name: path.basename(file, '.html'), fields: result.output, content: body.trim() };
}

function articleRow({ name, fields, content }: ReturnType<typeof readArticle>): string {
  const days = DAYS_AHEAD.exec(fields.published_at ?? '')?.[1];
  const publishedAt = days ? `now() + interval '${days} days'` : literal(fields.published_at);
  const createdAt = days || fields.published_at === null ? 'now()' : literal(fields.published_at);
  const values = [
    literal(stableId(name)),
    literal(fields.title),
    literal(fields.description),
    literal(content),
    literal(fields.slug),
    literal(fields.image),
    literal(readingTime(content)),
    literal(fields.meta_title),
    literal(fields.meta_description),
    literal(fields.meta_keywords),
    literal(fields.status),
    list(fields.categories),
    list(fields.tags),
    literal(fields.content_type),
    String(fields.is_featured),
    publishedAt,
    createdAt,
    createdAt,
  ];
  return `  (${values.join(', ')})`;
}

/** Returns the same id in every installation, as a version 8 UUID. */
function stableId(name: string): string {
  const hex = createHash('sha256').update(`coquelicot/${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function literal(value: string | null): string {
  return value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
}

function list(values: string[]): string {
  return values.length === 0 ? 'null' : `array[${values.map(literal).join(', ')}]`;
}
