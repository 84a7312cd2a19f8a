import type { ArticleForm } from './article-form.ts';
import { fieldDifferences, type FieldDifference } from './field-difference.ts';
import { paragraphDifferences, type ParagraphDifference } from './paragraph-difference.ts';
import { textBlocks } from './text-blocks.ts';

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
