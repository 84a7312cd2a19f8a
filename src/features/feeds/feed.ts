import rss from '@astrojs/rss';
import { articleBody } from '../../build/article-bodies/article-bodies.ts';
import { CLEANING } from '../../build/site-environment.ts';
import { siteOfThisBuild } from '../../build/site.ts';
import type { FeedDescription } from '../../presentation/feeds.ts';
import { feedItem, newestArticles, readableBody } from './feed-items.ts';

/** A feed of the newest articles, with their whole text. */
export async function feedResponse(feed: FeedDescription, site: URL): Promise<Response> {
  const { pages } = await siteOfThisBuild();
  const items = await Promise.all(
    newestArticles(pages, feed.contentType).map(async (page) => {
      const body = await articleBody(page.props.article, CLEANING);
      return feedItem(page, readableBody(body), site);
    }),
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
