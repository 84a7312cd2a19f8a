import rss from '@astrojs/rss';
import { articleBody } from '../../build/article-bodies/article-bodies.ts';
import { CLEANING } from '../../build/site-environment.ts';
import { siteOfThisBuild } from '../../build/site.ts';
import type { FeedDescription } from '../../presentation/feeds.ts';
import { SiteError } from '../../core/site/site-error.ts';
import { newestArticles, type ArticlePage } from '../../core/site/newest-articles.ts';
import { feedItem, readableBody } from './feed-items.ts';

/** The feeds share most of their articles, and a publisher renders them again and again. */
const MOST_KEPT_BODIES = 200;
const keptBodies = new Map<string, string>();

/** Empty for a text that cannot be rendered: the article's page says so, and feeds keep no other back. */
async function bodyOf({ props: { article } }: ArticlePage, textOf: (id: string) => Promise<string>): Promise<string> {
  const key = `${article.id} ${article.contentHash}`;
  const kept = keptBodies.get(key);
  if (kept !== undefined) return kept;
  const rendered = await articleBody(article, textOf, CLEANING).catch((error: unknown) => {
    if (error instanceof SiteError) return null;
    throw error;
  });
  const body = rendered ? readableBody(rendered) : '';
  if (keptBodies.size >= MOST_KEPT_BODIES) keptBodies.clear();
  keptBodies.set(key, body);
  return body;
}

/** A feed of the newest articles, with their whole text. */
export async function feedResponse(feed: FeedDescription, site: URL): Promise<Response> {
  const { pages, textOf } = await siteOfThisBuild();
  const items = await Promise.all(
    newestArticles(pages, feed.contentType).map(async (page) => feedItem(page, await bodyOf(page, textOf), site)),
  );
  const address = new URL(feed.address, site).href;
  const response = await rss({
    title: feed.title,
    description: feed.description,
    site: new URL(feed.pageAddress, site),
    items,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>fr</language><atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
  });
  return new Response(response.body, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
