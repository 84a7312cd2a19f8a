export const CONTENT_TYPES = ['blog', 'anecdote'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** A published article as the site reads it: parsed, with every default applied. */
export interface Article {
  id: string;
  title: string;
  description: string;
  /** HTML as stored: not yet cleaned. */
  content: string;
  slug: string | null;
  imageUrl: string | null;
  readingTime: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string[];
  categories: string[];
  tags: string[];
  contentType: ContentType;
  isFeatured: boolean;
  readCount: number;
  /** ISO 8601 instants. */
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
}

export interface Category {
  id: string;
  name: string;
  slug: string;
}
