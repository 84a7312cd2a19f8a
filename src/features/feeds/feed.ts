import { getRssString } from '@astrojs/rss';
import { articleBody } from '../../build/article-bodies/article-bodies.ts';
import { hash } from '../../build/hash.ts';
import { CLEANING, IMAGE_ORIGIN } from '../../build/site-environment.ts';
import { siteOfThisBuild, type Site } from '../../build/site.ts';
import { ownCover } from '../../core/article/cover.ts';
import type { FeedDescription } from '../../presentation/feeds.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { newestArticles, type ArticlePage } from '../../core/site/newest-articles.ts';
import { pictureAddress, pictureKey, pictureOfPage } from '../../core/site/social-picture.ts';
import { feedItem, readableBody } from './feed-items.ts';

const MOST_CACHED_BODIES = 200;
const DRAWING = /\.svg(?:[?#]|$)/i;
/** Bodies by article: the feeds share most articles, and the publisher renders the feeds repeatedly. */
const bodyCache = new Map<string, string>();

/** Returns an article's body, empty when it cannot be rendered: its page reports the error, which must not block the feed. */
async function bodyOf({ props: { article } }: ArticlePage, textOf: (id: string) => Promise<string>): Promise<string> {
  const key = `${article.id} ${article.contentHash}`;
  const cached = bodyCache.get(key);
  if (cached !== undefined) return cached;
  const rendered = await articleBody(article, textOf, CLEANING).catch((error: unknown) => {
    if (error instanceof SiteError) return null;
    throw error;
  });
  const body = rendered ? readableBody(rendered) : '';
  // Caches no empty body: an article that has just been hidden reads as empty, and may be shown again.
  if (body === '') return body;
  if (bodyCache.size >= MOST_CACHED_BODIES) bodyCache.clear();
  bodyCache.set(key, body);
  return body;
}

/** Returns an article's cover, or its social picture when the cover is an SVG, which feed readers do not show. */
function pictureOf(page: ArticlePage): string {
  const cover = ownCover(page.props.article.imageUrl, IMAGE_ORIGIN);
  if (cover !== null && !DRAWING.test(cover)) return cover;
  return pictureAddress(pictureKey(pictureOfPage(page, IMAGE_ORIGIN), hash));
}

/** Renders a feed of the newest articles with their whole text, as XML. */
export async function feedXml(feed: FeedDescription, { pages, textOf }: Site, siteUrl: URL): Promise<string> {
  const items = await Promise.all(
    newestArticles(pages, feed.contentType).map(async (page) =>
      feedItem(page, await bodyOf(page, textOf), pictureOf(page), siteUrl),
    ),
  );
  const address = new URL(feed.address, siteUrl).href;
  return getRssString({
    title: feed.title,
    description: feed.description,
    site: new URL(feed.pageAddress, siteUrl),
    items,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: `<language>fr</language><atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
  });
}

/** Answers with a feed of the site that is being built. */
export async function feedResponse(feed: FeedDescription, site: URL): Promise<Response> {
  const xml = await feedXml(feed, await siteOfThisBuild(), site);
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
