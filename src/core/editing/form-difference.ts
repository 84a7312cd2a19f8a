import type { ArticleForm } from './article-form.ts';
import { fieldDifferences, type FieldDifference } from './field-difference.ts';
import { paragraphDifferences, type ParagraphDifference } from './paragraph-difference.ts';
import { textBlocks } from './text-blocks.ts';

export interface FormDifference {
  fields: FieldDifference[];
  /** All paragraphs, also those that are equal. */
  paragraphs: ParagraphDifference[];
}

/** Compares fields by their values, texts by what readers see. */
export function formDifference(before: ArticleForm, after: ArticleForm): FormDifference {
  return { fields: fieldDifferences(before, after), paragraphs: paragraphDifferences(before.content, after.content) };
}

/** Returns true when dropping one of the two would lose nothing; much cheaper than `formDifference`. */
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
