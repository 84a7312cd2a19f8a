import type { RSSFeedItem } from '@astrojs/rss';
import type { ArticleBody } from '../../core/article/body.ts';
import { splitAtEmbeds } from '../../core/article/embed-places.ts';
import type { Embed } from '../../core/article/embed.ts';
import type { ArticlePage } from '../../core/site/newest-articles.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { embedCopy } from '../../presentation/embeds/copy.ts';

/**
 * Says of an article what a feed does.
 *
 * @param body its cleaned HTML, as `readableBody` gives it
 * @param picture the address of a picture that shows it
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
    // Readers show it as HTML, which the description of an article is not.
    description: xmlText(escapeHtml(article.description)),
    content: xmlText(withAbsoluteAddresses(body, link)),
    pubDate: new Date(article.publishedAt),
    categories: categories.map(({ name }) => xmlText(name)),
    customData:
      `<guid isPermaLink="false">${article.id}</guid>` +
      `<atom:updated>${new Date(article.updatedAt).toISOString()}</atom:updated>` +
      // No enclosure, which says how many bytes a file has: an uploaded picture's are not known.
      `<media:content url="${escapeAttribute(new URL(picture, site).href)}" medium="image"/>`,
  };
}

/** The whole text of an article, with a link in the place of each embed: a reader of feeds asks nobody's consent. */
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

/** Makes the links and pictures of cleaned HTML absolute: a reader shows it away from the site. */
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

/** An address as an attribute of XML writes it: URL has encoded the rest. */
function escapeAttribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

// XML has no way to write these characters, not even by number.
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that XML forbids. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
