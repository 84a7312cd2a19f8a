import { ARTICLE_FIELDS, FIELD_NAMES, type ArticleField } from '../article/article-fields.ts';
import type { ArticleForm } from './article-form.ts';

export interface FieldDifference {
  field: ArticleField;
  before: ArticleForm[ArticleField];
  after: ArticleForm[ArticleField];
}

export function fieldDifferences(before: ArticleForm, after: ArticleForm): FieldDifference[] {
  return FIELD_NAMES.filter((field) => comparableField(field, before) !== comparableField(field, after)).map(
    (field) => ({
      field,
      before: before[field],
      after: after[field],
    }),
  );
}

/** Returns the same text for equal values: lists in any order, instants with any offset. */
export function comparableField(field: ArticleField, form: ArticleForm): string {
  const value = form[field];
  if (Array.isArray(value)) return [...value].sort().join('\n');
  if (ARTICLE_FIELDS[field].kind === 'instant') return value === null ? '' : String(Date.parse(String(value)));
  return String(value ?? '').trim();
}
