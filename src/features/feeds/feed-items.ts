import type { RSSFeedItem } from '@astrojs/rss';
import type { ArticleBody } from '../../core/article/body.ts';
import { splitAtEmbeds } from '../../core/article/embed-places.ts';
import type { Embed } from '../../core/article/embed.ts';
import type { ArticlePage } from '../../core/site/newest-articles.ts';
import { escapeAddress, escapeHtml } from '../../core/text/escape.ts';
import { embedCopy } from '../../presentation/embeds/copy.ts';

/**
 * Returns an article as an item of a feed.
 *
 * @param body cleaned HTML of the article, from `readableBody`
 * @param picture address of a picture of the article
 */
export function feedItem(
  { address, props: { article, categories } }: ArticlePage,
  body: string,
  picture: string,
  site: URL,
): RSSFeedItem {
  const link = new URL(encodeURI(address), site).href;
  return {
    title: xmlText(article.title),
    link,
    // Feed readers parse a description as HTML, but an article's description is plain text.
    description: xmlText(escapeHtml(article.description)),
    content: xmlText(withAbsoluteAddresses(body, link)),
    pubDate: new Date(article.publishedAt),
    categories: categories.map(({ name }) => xmlText(name)),
    customData:
      `<guid isPermaLink="false">${article.id}</guid>` +
      `<atom:updated>${new Date(article.updatedAt).toISOString()}</atom:updated>` +
      // Takes no enclosure, which must state the file's size: the size of an uploaded picture is unknown.
      `<media:content url="${escapeAddress(new URL(picture, site).href)}" medium="image"/>`,
  };
}

/** Returns the text of an article with a link in place of each embed: a feed reader asks for no consent. */
export function readableBody({ parts, embeds }: Pick<ArticleBody, 'parts' | 'embeds'>): string {
  return parts
    .flatMap((part) => splitAtEmbeds(part, embeds))
    .map((piece) => (typeof piece === 'string' ? piece : linkTo(piece)))
    .join('');
}

function linkTo(embed: Embed): string {
  return `<a href="${embed.pageUrl}">${embedCopy(embed).link}</a>`;
}

const LINK_OR_PICTURE = /<(?:a|img) [^>]*>/g;
const ADDRESS = /( (?:href|src)=")([^"]*)"/g;

/** Makes links and pictures of cleaned HTML absolute, because a feed reader shows it away from the site. */
export function withAbsoluteAddresses(clean: string, base: string): string {
  return clean.replace(LINK_OR_PICTURE, (tag) =>
    tag.replace(ADDRESS, (attribute: string, start: string, escaped: string) => {
      const address = escaped.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      const plain = address.replaceAll('&amp;', '&');
      if (!URL.canParse(plain, base)) return attribute;
      return `${start}${new URL(plain, base).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    }),
  );
}

// XML cannot represent these characters, not even by number.
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
