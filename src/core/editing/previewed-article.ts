import { ARTICLE_FIELDS, FIELD_NAMES, type ArticleField, type TextFieldName } from '../article/article-fields.ts';
import { renderBody, type ArticleBody } from '../article/body.ts';
import type { CleaningOptions } from '../article/clean.ts';
import type { ContentType } from '../article/content-type.ts';
import { DEFAULT_COVER, ownCover } from '../article/cover.ts';
import { readingTime } from '../article/reading-time.ts';
import { listAddress } from '../site/addresses.ts';
import { longDate } from '../time/paris-date.ts';
import type { ArticleForm } from './article-form.ts';

/** Article as its page would show it, were it published now. */
export interface PreviewedArticle {
  title: string;
  contentType: ContentType;
  listAddress: string;
  categories: string[];
  /** ISO 8601; `dateLabel` is the same in French. */
  publishedAt: string;
  dateLabel: string;
  readingTime: string;
  cover: string;
  /** Texts of the form, trimmed. The description is empty where it repeats the title: the page shows none. */
  texts: Record<TextFieldName, string>;
  body: ArticleBody;
}

interface PreviewOptions {
  cleaning: CleaningOptions;
  /** Date of an article that has none. */
  now: Date;
  /** Title to show while none is written. */
  untitled: string;
}

/**
 * Returns what the article's page would show, by the same functions as the build.
 * @throws Error when its HTML nests elements more than 500 deep: such an article cannot be published either
 */
export function previewedArticle(form: ArticleForm, { cleaning, now, untitled }: PreviewOptions): PreviewedArticle {
  const texts = textsOf(form);
  const title = texts.title || untitled;
  const publishedAt = isDate(form.publishedAt) ? form.publishedAt : now.toISOString();
  return {
    title,
    contentType: form.contentType,
    listAddress: listAddress(form.contentType),
    categories: form.categories,
    publishedAt,
    dateLabel: longDate(publishedAt),
    readingTime: form.readingTime.trim() || readingTime(form.content),
    cover: ownCover(form.imageUrl, cleaning.imageOrigin) ?? DEFAULT_COVER,
    texts: { ...texts, description: texts.description === title ? '' : texts.description },
    body: renderBody(form.content, cleaning),
  };
}

function textsOf(form: ArticleForm): Record<TextFieldName, string> {
  const texts = FIELD_NAMES.filter(isText).map((name) => [name, form[name].trim()]);
  return Object.fromEntries(texts) as Record<TextFieldName, string>;
}

function isText(field: ArticleField): field is TextFieldName {
  return ARTICLE_FIELDS[field].kind === 'text';
}

function isDate(instant: string | null): instant is string {
  return instant !== null && !Number.isNaN(Date.parse(instant));
}
