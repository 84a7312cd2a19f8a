import { ARTICLE_FIELDS, FIELD_NAMES, type ArticleField, type LimitedField } from '../article/article-fields.ts';
import type { ArticleFields } from './article-form.ts';
import { slugProblem, type SlugProblem } from './slug.ts';

const META_TITLE_NEARLY = 55;
const META_DESCRIPTION_NEARLY = 145;
/** Length in characters below which a description says too little for a search engine to show it. */
export const SHORTEST_META_DESCRIPTION = 50;

export type FormProblem =
  | { field: 'title'; kind: 'empty' }
  | { field: LimitedField; kind: 'too-long'; excess: number }
  | ({ field: 'slug' } & SlugProblem);

/** Length of a text for search engines, judged. */
export type LengthAdvice = 'too-short' | 'good' | 'nearly' | 'too-long';

/** Returns everything to mend in a form before it is saved, in the order of the screen. */
export function formProblems(fields: ArticleFields): FormProblem[] {
  return FIELD_NAMES.flatMap((field): FormProblem[] => {
    if (field === 'title' && !isTitleGiven(fields.title)) return [{ field, kind: 'empty' }];
    if (field === 'slug') {
      const problem = slugProblem(fields.slug);
      return problem ? [{ field, ...problem }] : [];
    }
    if (!isLimited(field)) return [];
    const excess = lengthOf(fields[field]) - ARTICLE_FIELDS[field].longest;
    return excess > 0 ? [{ field, kind: 'too-long', excess }] : [];
  });
}

function isLimited(field: ArticleField): field is LimitedField {
  return 'longest' in ARTICLE_FIELDS[field];
}

/** Returns false for a title of spaces and characters without width. */
export function isTitleGiven(title: string): boolean {
  return /[^\s\p{Control}\p{Format}\p{Separator}]/u.test(title);
}

export function metaTitleAdvice(text: string): LengthAdvice {
  const length = lengthOf(text);
  if (length > ARTICLE_FIELDS.metaTitle.longest) return 'too-long';
  return length > META_TITLE_NEARLY ? 'nearly' : 'good';
}

export function metaDescriptionAdvice(text: string): LengthAdvice {
  const length = lengthOf(text);
  if (length > ARTICLE_FIELDS.metaDescription.longest) return 'too-long';
  if (length < SHORTEST_META_DESCRIPTION) return 'too-short';
  return length > META_DESCRIPTION_NEARLY ? 'nearly' : 'good';
}

/** Counts characters as PostgreSQL's `char_length` does. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
