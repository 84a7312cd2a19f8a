import type { ArticleFields, ArticleForm } from './article-form.ts';

/** The fields that are compared, in the order of the screen. Whether a slug was typed is no difference that a reader could see. */
export const COMPARED_FIELDS = [
  'title',
  'contentType',
  'description',
  'imageUrl',
  'imageAlt',
  'categories',
  'tags',
  'publishedAt',
  'isFeatured',
  'slug',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'readingTime',
] as const satisfies readonly (keyof ArticleFields)[];

export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface FieldDifference {
  field: ComparedField;
  before: ArticleFields[ComparedField];
  after: ArticleFields[ComparedField];
}

/** The fields that differ, in the order of the screen. */
export function fieldDifferences(before: ArticleForm, after: ArticleForm): FieldDifference[] {
  return COMPARED_FIELDS.filter((field) => comparableField(field, before) !== comparableField(field, after)).map(
    (field) => ({
      field,
      before: before[field],
      after: after[field],
    }),
  );
}

/** Gives one text for all the ways to write the same value: lists in any order, instants with any offset. */
export function comparableField(field: ComparedField, form: ArticleForm): string {
  const value = form[field];
  if (Array.isArray(value)) return [...value].sort().join('\n');
  if (field === 'publishedAt') return value === null ? '' : String(Date.parse(String(value)));
  return String(value ?? '').trim();
}
