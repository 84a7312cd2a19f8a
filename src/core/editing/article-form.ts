import { forEachField, type FieldValues } from '../article/article-fields.ts';
import type { ContentType } from '../article/content-type.ts';

export type ArticleStatus = 'draft' | 'published';

type WrittenFields = ReturnType<typeof forEachField<FieldValues>>;

export interface ArticleFields extends WrittenFields {
  /** True when the slug was typed; otherwise it follows the title. */
  isSlugCustom: boolean;
}

/** Everything in the editor's form (document 1, section 3), as typed: neither trimmed nor defaulted. */
export interface ArticleForm extends ArticleFields {
  /** HTML. */
  content: string;
}

/** Returns the form of an article that does not exist yet. */
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
