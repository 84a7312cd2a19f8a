import { articleAddress } from './addresses.ts';
import { changeBetween } from './article-lists.ts';
import type { FormerSlug, SiteContent } from './content.ts';
import { addressBook, categoryAddresses, type AddressBook } from './redirects.ts';

/**
 * Makes a function that returns the address book of a site. It returns the same object while no address has changed: a
 * new book, and everything made from it, takes as long as listing the site.
 */
export function cachedAddressBook(): (content: SiteContent) => AddressBook {
  let last: { content: SiteContent; book: AddressBook } | null = null;
  return (content) => {
    const book = last && hasSameAddresses(last.content, content, last.book) ? last.book : addressBook(content);
    last = { content, book };
    return book;
  };
}

function hasSameAddresses(former: SiteContent, content: SiteContent, { byCategoryId }: AddressBook): boolean {
  return (
    areWhereTheyWere(former.articles, content.articles) &&
    areSameSlugs(former.formerSlugs, content.formerSlugs) &&
    JSON.stringify(byCategoryId) === JSON.stringify(categoryAddresses(content))
  );
}

function areWhereTheyWere(former: SiteContent['articles'], articles: SiteContent['articles']): boolean {
  const { added, removed } = changeBetween(former, articles);
  if (added.length !== removed.length) return false;
  const addresses = new Map(removed.map((article) => [article.id, articleAddress(article)]));
  return added.every((article) => addresses.get(article.id) === articleAddress(article));
}

/** Whether two lists hold the same slugs in the same order. In another order, the book is made again without need. */
function areSameSlugs(former: readonly FormerSlug[], slugs: readonly FormerSlug[]): boolean {
  return (
    former.length === slugs.length &&
    former.every(({ slug, articleId }, index) => slug === slugs[index]?.slug && articleId === slugs[index].articleId)
  );
}
