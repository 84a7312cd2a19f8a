import * as v from 'valibot';
import { ARTICLE_FIELDS, forEachField } from '../../core/article/article-fields.ts';
import { byColumn, byField, columnOf, fieldOf } from '../../core/article/column-names.ts';
import { CONTENT_TYPES } from '../../core/article/content-type.ts';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { Instant } from '../../core/time/instant.ts';
import type { Json } from '../database.types.ts';

/** Schemas of the database's answers by kind of field. */
const ANSWERED_AS = {
  text: v.string(),
  code: v.string(),
  address: v.nullable(v.string()),
  labels: v.array(v.string()),
  keywords: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((keyword) => keyword.trim())
        .filter((keyword) => keyword !== ''),
    ),
  ),
  instant: v.nullable(Instant),
  switch: v.boolean(),
  type: v.picklist(CONTENT_TYPES),
};

const FORM_COLUMNS = { ...byColumn(forEachField(ANSWERED_AS)), is_slug_custom: v.boolean(), content: v.string() };

/** Form with the database's column names. */
export const FormRow = v.pipe(
  v.object(FORM_COLUMNS),
  v.transform((row): ArticleForm => byField(row)),
);

/** Converts a form without null characters and halves of surrogate pairs, which the database refuses. */
export function formRowOf(form: ArticleForm): Record<string, Json> {
  const columns = Object.entries(form).map(([name, value]: [string, ArticleForm[keyof ArticleForm]]) => [
    columnOf(name),
    storable(isKeywords(name) && Array.isArray(value) ? value.join(', ') : value),
  ]);
  return Object.fromEntries(columns) as Record<string, Json>;
}

/** Returns the field that a column holds; null for other columns. */
export function fieldOfColumn(column: string | null): keyof ArticleForm | null {
  if (column === null || !Object.hasOwn(FORM_COLUMNS, column)) return null;
  return fieldOf(column as keyof typeof FORM_COLUMNS);
}

function isKeywords(name: string): boolean {
  return name in ARTICLE_FIELDS && ARTICLE_FIELDS[name as keyof typeof ARTICLE_FIELDS].kind === 'keywords';
}

function storable(value: ArticleForm[keyof ArticleForm]): Json {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
