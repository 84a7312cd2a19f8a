import { renderBody, type ArticleBody } from '../article/body.ts';
import type { CleaningOptions } from '../article/clean.ts';
import type { ContentType } from '../article/content-type.ts';
import { DEFAULT_COVER, ownCover } from '../article/cover.ts';
import { readingTime } from '../article/reading-time.ts';
import { listAddress } from '../site/addresses.ts';
import { longDate } from '../time/paris-date.ts';
import type { ArticleForm } from './article-form.ts';

/** An article as its page would show it, were it published as it is. */
export interface PreviewedArticle {
  title: string;
  contentType: ContentType;
  /** Address of the list that it belongs to. */
  listAddress: string;
  categories: string[];
  /** ISO instant, and how it reads in French. */
  publishedAt: string;
  dateLabel: string;
  readingTime: string;
  cover: string;
  coverAlt: string;
  /** Null where the page shows none: an article without description is given its title for one. */
  description: string | null;
  body: ArticleBody;
}

interface PreviewOptions {
  cleaning: CleaningOptions;
  /** When an article without date would be published. */
  now: Date;
  /** Title to show while none is written. */
  untitled: string;
}

/**
 * Returns the fields that the article's page shows of a form, through the same functions as the build.
 *
 * @throws Error when its HTML nests elements more than 500 deep: such an article cannot be published either
 */
export function previewedArticle(form: ArticleForm, { cleaning, now, untitled }: PreviewOptions): PreviewedArticle {
  const title = form.title.trim() || untitled;
  const description = form.description.trim();
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
    coverAlt: form.imageAlt.trim(),
    description: description === '' || description === title ? null : description,
    body: renderBody(form.content, cleaning),
  };
}

function isDate(instant: string | null): instant is string {
  return instant !== null && !Number.isNaN(Date.parse(instant));
}
