import { PRODUCT_NAME } from '../product.ts';
import { articleAddress } from '../site/addresses.ts';
import { excerpt, metaDescription } from '../text/excerpt.ts';
import type { ArticleFields } from './article-form.ts';

/** Characters of a title that search engines show on one line. */
const SHOWN_TITLE = 60;

/** How a page looks among the results of a search engine. */
interface SearchResult {
  title: string;
  /** The site, then the parts of the address. */
  trail: string[];
  description: string;
}

/** Fields that search engines and networks show with a link to the article. */
type Described = Pick<
  ArticleFields,
  'title' | 'metaTitle' | 'description' | 'metaDescription' | 'slug' | 'contentType'
>;

/** @param place the article, and the host of the site that its page will be on */
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

/** The title and the description that the page gives to whoever shows a link to it. */
export function sharedWords({ title, metaTitle, description, metaDescription: meta }: Described) {
  const shownTitle = metaTitle.trim() || title.trim();
  return { title: shownTitle, description: meta.trim() || description.trim() || title.trim() };
}
