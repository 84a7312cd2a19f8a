import type { ContentType } from '../article/content-type.ts';

export type ArticleStatus = 'draft' | 'published';

/** All that the editor's form holds of an article (document 1, section 3), as it is typed: not yet trimmed or defaulted. */
export interface ArticleForm {
  title: string;
  description: string;
  /** HTML. */
  content: string;
  imageUrl: string | null;
  /** Alternative text of the main image; empty for an ornament. */
  imageAlt: string;
  /** Empty: computed of the content when it is saved. */
  readingTime: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string[];
  slug: string;
  /** Whether the slug was typed; one that was not follows the title. */
  isSlugCustom: boolean;
  categories: string[];
  tags: string[];
  /** When it appears, in ISO 8601; null: at the moment of its publication. */
  publishedAt: string | null;
  isFeatured: boolean;
  contentType: ContentType;
}

/** The form without its text, which the rich-text editor holds. */
export type ArticleFields = Omit<ArticleForm, 'content'>;

/** The form of an article that does not exist yet. */
export function emptyForm(contentType: ContentType): ArticleForm {
  return {
    title: '',
    description: '',
    content: '',
    imageUrl: null,
    imageAlt: '',
    readingTime: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: [],
    slug: '',
    isSlugCustom: false,
    categories: [],
    tags: [],
    publishedAt: null,
    isFeatured: false,
    contentType,
  };
}
