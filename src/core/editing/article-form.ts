import { forEachField, type FieldValues } from '../article/article-fields.ts';
import type { ContentType } from '../article/content-type.ts';

export type ArticleStatus = 'draft' | 'published';

type WrittenFields = ReturnType<typeof forEachField<FieldValues>>;

/** The form without its text, which the rich-text editor holds. */
export interface ArticleFields extends WrittenFields {
  /** Whether the slug was typed; one that was not follows the title. */
  isSlugCustom: boolean;
}

/** All that the editor's form holds of an article (document 1, section 3), as it is typed: not yet trimmed or defaulted. */
export interface ArticleForm extends ArticleFields {
  /** HTML. */
  content: string;
}

/** The form of an article that does not exist yet. */
export function emptyForm(contentType: ContentType): ArticleForm {
  const empty: FieldValues = {
    text: '',
    code: '',
    address: null,
    labels: [],
    keywords: [],
    instant: null,
    switch: false,
    type: contentType,
  };
  return { ...forEachField(empty), isSlugCustom: false, content: '' };
}
