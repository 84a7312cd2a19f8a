import { redirectsOf } from '../../src/build/host-redirects.ts';
import { hash } from '../../src/build/hash.ts';
import type { Site } from '../../src/build/site.ts';
import { buildRecordText, type RecordedBuild } from '../../src/core/site/build-record.ts';
import { newestArticles } from '../../src/core/site/newest-articles.ts';
import { robotsText, sitemapFiles, sitemapIndexXml, sitemapXml } from '../../src/core/site/sitemap.ts';
import { feedXml } from '../../src/features/feeds/feed.ts';
import { MANIFEST } from '../../src/features/web-manifest/manifest.ts';
import { FEEDS, type FeedDescription } from '../../src/presentation/feeds.ts';

export interface TextFile {
  /** Path from the site's root. */
  file: string;
  /** Returns a text that changes when the bytes should. Some take long to compute. */
  key(): string;
  make(): string | Promise<string>;
}

/** Names the build that is online; changes with each publication. */
export const BUILD_RECORD = 'build.json';
/** Maps the former addresses of articles to the present ones. */
const ADDRESS_BOOK = 'addresses.json';

export function addressBookFile(site: Site): TextFile {
  return { file: ADDRESS_BOOK, key: () => site.addressBookKey, make: () => site.addressBookText };
}

/**
 * Returns every file that is not a page, a picture or part of the code. A new kind of file is added here and to the
 * routes; a test compares both.
 *
 * @param publicRedirects the lines of `_redirects` that every site has
 */
export function textFiles(site: Site, build: RecordedBuild, publicRedirects: string, siteUrl: URL): TextFile[] {
  let redirects: string | undefined;
  const redirectsOnce = () => (redirects ??= redirectsOf(site, publicRedirects));
  const keyOfFeed = (contentType: FeedDescription['contentType']) =>
    hash(
      newestArticles(site.pages, contentType)
        .map(({ key }) => key)
        .join(),
    );
  return [
    ...Object.values(FEEDS).map((feed) => ({
      file: feed.address.slice(1),
      key: () => keyOfFeed(feed.contentType),
      make: () => feedXml(feed, site, siteUrl),
    })),
    ...sitemapFiles(site.sitemapChunks, hash).map(({ address, key, chunk }) => ({
      file: address.slice(1),
      key,
      make: () => (chunk ? sitemapXml(chunk, siteUrl) : sitemapIndexXml(site.sitemapChunks, siteUrl)),
    })),
    { file: 'robots.txt', key: () => siteUrl.href, make: () => robotsText(siteUrl) },
    { file: 'manifest.webmanifest', key: () => 'manifest', make: () => JSON.stringify(MANIFEST) },
    addressBookFile(site),
    { file: '_redirects', key: () => hash(redirectsOnce()), make: redirectsOnce },
    { file: BUILD_RECORD, key: () => build.buildId, make: () => buildRecordText(site, build) },
  ];
}
