import type { ContentType } from './content-type.ts';

/** Kinds of fields, each with its value in a form. A kind says how a field is parsed, compared and shown. */
export interface FieldValues {
  /** Words for readers, compared word by word. */
  text: string;
  code: string;
  address: string | null;
  labels: string[];
  /** Labels that the database holds as one text. */
  keywords: string[];
  instant: string | null;
  switch: boolean;
  type: ContentType;
}

type Kind = keyof FieldValues;

interface Field {
  kind: Kind;
  label: string;
  /** In characters; a constraint of the database repeats it. */
  longest?: number;
}

/**
 * Fields of an article that editors write besides its text, in the order of the screen. Rows, forms, checks,
 * comparisons and exports derive from this list; the database repeats it in the type `private.article_form`.
 */
export const ARTICLE_FIELDS = {
  title: { kind: 'text', label: 'Titre', longest: 500 },
  contentType: { kind: 'type', label: 'Type' },
  description: { kind: 'text', label: 'Description' },
  imageUrl: { kind: 'address', label: 'Image principale' },
  imageAlt: { kind: 'text', label: 'Texte alternatif de l’image', longest: 500 },
  categories: { kind: 'labels', label: 'Catégories' },
  tags: { kind: 'labels', label: 'Tags' },
  publishedAt: { kind: 'instant', label: 'Date de publication' },
  isFeatured: { kind: 'switch', label: 'Coup de cœur' },
  slug: { kind: 'code', label: 'Adresse' },
  metaTitle: { kind: 'text', label: 'Titre pour les moteurs', longest: 60 },
  metaDescription: { kind: 'text', label: 'Description pour les moteurs', longest: 160 },
  metaKeywords: { kind: 'keywords', label: 'Mots-clés' },
  readingTime: { kind: 'code', label: 'Temps de lecture' },
} as const satisfies Record<string, Field>;

type Fields = typeof ARTICLE_FIELDS;

export type ArticleField = keyof Fields;

export type LimitedField = {
  [Name in ArticleField]: Fields[Name] extends { longest: number } ? Name : never;
}[ArticleField];

export type TextFieldName = {
  [Name in ArticleField]: Fields[Name]['kind'] extends 'text' ? Name : never;
}[ArticleField];

export const FIELD_NAMES = Object.keys(ARTICLE_FIELDS) as ArticleField[];

/** Assigns to each field the value that `table` holds for its kind. */
export function forEachField<Table extends Record<Kind, unknown>>(table: Table) {
  const entries = FIELD_NAMES.map((name) => [name, table[ARTICLE_FIELDS[name].kind]]);
  return Object.fromEntries(entries) as { [Name in ArticleField]: Table[Fields[Name]['kind']] };
}
