import type { ArticleFields, ArticleForm } from './article-form.ts';
import { paragraphDifferences, type ParagraphDifference } from './paragraph-difference.ts';
import { textBlocks } from './text-blocks.ts';

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

/** All that two forms of an article differ in. */
export interface FormDifference {
  fields: FieldDifference[];
  /** The whole text, the same paragraphs too. */
  paragraphs: ParagraphDifference[];
}

/** Compares two forms: fields by what they say, texts by what their readers see. */
export function formDifference(before: ArticleForm, after: ArticleForm): FormDifference {
  return { fields: fieldDifferences(before, after), paragraphs: paragraphDifferences(before.content, after.content) };
}

/** Whether nothing would be lost if one of the two were dropped: much cheaper than comparing them. */
export function isSameForm(one: ArticleForm, other: ArticleForm): boolean {
  if (fieldDifferences(one, other).length > 0) return false;
  if (one.content === other.content) return true;
  const [blocks, others] = [textBlocks(one.content), textBlocks(other.content)];
  return (
    blocks.length === others.length &&
    blocks.every(({ kind, signature }, index) => {
      const match = others[index];
      return match?.kind === kind && match.signature === signature;
    })
  );
}

/** The fields that differ, in the order of the screen. */
export function fieldDifferences(before: ArticleForm, after: ArticleForm): FieldDifference[] {
  return COMPARED_FIELDS.filter((field) => comparable(field, before) !== comparable(field, after)).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** One text for all the ways to write the same: lists in any order, instants with any offset. */
function comparable(field: ComparedField, form: ArticleForm): string {
  const value = form[field];
  if (Array.isArray(value)) return [...value].sort().join('\n');
  if (field === 'publishedAt') return value === null ? '' : String(Date.parse(String(value)));
  return String(value ?? '').trim();
}
