import type { ArticleFields } from './article-form.ts';
import { slugProblem, type SlugProblem } from './slug.ts';

/** Limits of each text in characters (document 1, section 5; the rest as the database enforces). */
export const TITLE_LIMIT = 500;
export const META_TITLE_LIMIT = 60;
export const META_DESCRIPTION_LIMIT = 160;
const IMAGE_ALT_LIMIT = 500;

const META_TITLE_NEARLY = 55;
const META_DESCRIPTION_NEARLY = 145;
const META_DESCRIPTION_SHORT = 50;

/** Problem that keeps a form from being saved, with its field. */
export type FormProblem =
  | { field: 'title'; kind: 'empty' }
  | { field: 'title' | 'metaTitle' | 'metaDescription' | 'imageAlt'; kind: 'too-long'; excess: number }
  | ({ field: 'slug' } & SlugProblem);

/** How the length of a text for search engines suits them. */
export type LengthAdvice = 'too-short' | 'good' | 'nearly' | 'too-long';

/** All that is to be mended in a form before it is saved, in the order of the screen. */
export function formProblems(fields: ArticleFields): FormProblem[] {
  const problems: FormProblem[] = [];
  const limit = (field: 'title' | 'metaTitle' | 'metaDescription' | 'imageAlt', most: number) => {
    const excess = lengthOf(fields[field]) - most;
    if (excess > 0) problems.push({ field, kind: 'too-long', excess });
  };
  if (!isTitleGiven(fields.title)) problems.push({ field: 'title', kind: 'empty' });
  limit('title', TITLE_LIMIT);
  limit('imageAlt', IMAGE_ALT_LIMIT);
  const problem = slugProblem(fields.slug);
  if (problem) problems.push({ field: 'slug', ...problem });
  limit('metaTitle', META_TITLE_LIMIT);
  limit('metaDescription', META_DESCRIPTION_LIMIT);
  return problems;
}

/** Whether a title holds something that can be seen: neither spaces nor characters without width. */
export function isTitleGiven(title: string): boolean {
  return /[^\s\p{Control}\p{Format}\p{Separator}]/u.test(title);
}

export function metaTitleAdvice(text: string): LengthAdvice {
  const length = lengthOf(text);
  if (length > META_TITLE_LIMIT) return 'too-long';
  return length > META_TITLE_NEARLY ? 'nearly' : 'good';
}

export function metaDescriptionAdvice(text: string): LengthAdvice {
  const length = lengthOf(text);
  if (length > META_DESCRIPTION_LIMIT) return 'too-long';
  if (length < META_DESCRIPTION_SHORT) return 'too-short';
  return length > META_DESCRIPTION_NEARLY ? 'nearly' : 'good';
}

/** As PostgreSQL's `char_length` counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
