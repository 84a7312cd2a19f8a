import { PRODUCT_NAME } from '../product.ts';
import { articleAddress } from '../site/addresses.ts';
import { excerpt, metaDescription } from '../text/excerpt.ts';
import type { ArticleFields } from './article-form.ts';

/** In characters, on one line. */
const SHOWN_TITLE = 60;

/** Page among the results of a search engine. */
interface SearchResult {
  title: string;
  /** Site, then the parts of the address. */
  trail: string[];
  description: string;
}

type Described = Pick<
  ArticleFields,
  'title' | 'metaTitle' | 'description' | 'metaDescription' | 'slug' | 'contentType'
>;

/** @param place article, and host of the site */
export function searchResult(fields: Described, place: { articleId: string; siteHost: string }): SearchResult {
  const { title, description } = sharedWords(fields);
  const address = articleAddress({
    id: place.articleId,
    slug: fields.slug.trim() || null,
    contentType: fields.contentType,
  });
  return {
    title: excerpt(`${title} – ${PRODUCT_NAME}`, SHOWN_TITLE),
    trail: [place.siteHost, ...address.split('/').slice(1)],
    description: metaDescription(description),
  };
}

/** Returns the title and description that the page gives for links to it. */
export function sharedWords({ title, metaTitle, description, metaDescription: meta }: Described) {
  const shownTitle = metaTitle.trim() || title.trim();
  return { title: shownTitle, description: meta.trim() || description.trim() || title.trim() };
}
