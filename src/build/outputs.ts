import { FEED_CONTENTS } from '../core/site/feed-contents.ts';
import { hostRedirects } from '../core/site/host-redirects.ts';
import { newestArticles } from '../core/site/newest-articles.ts';
import type { Page } from '../core/site/pages.ts';
import { SITEMAP_INDEX_ADDRESSES, sitemapFiles } from '../core/site/sitemap-chunks.ts';
import { hash } from './hash.ts';
import { fileOfPage } from './page-file.ts';
import type { RoutedFile } from './render-bundle/load-bundle.ts';
import type { Site } from './site.ts';

/** A file that follows from the content of the site. */
export interface Output {
  file: string;
  /** Changes when the bytes of the file should. Some take long to compute. */
  key(): string;
  /** How it comes about: rendered by a route, or made from the site. */
  source: RoutedFile | (() => Buffer);
  /** Whether the page of the last publication is the same but for its categories, and for when an article was changed. */
  areOnlyCategoriesStale?: boolean;
}

/** The file that says what is online: it changes with each publication. */
export const BUILD_RECORD = 'build.json';

/** The output of a page. */
export function pageOutput(page: Page): Output {
  const file = fileOfPage(page.address);
  return { file, key: () => page.key, source: { route: page.route, file, page } };
}

/**
 * Every file that is not a page: together with the pages and the files of the code, this is the whole site. Whatever is added to the routes is added here; a test compares both.
 *
 * @param publicRedirects the lines of `_redirects` that every site has
 */
export function otherOutputs(site: Site, buildId: string, publicRedirects: string): Output[] {
  const { pages } = site;
  let redirects: string | undefined;
  const redirectsOnce = () => (redirects ??= redirectsOf(site, publicRedirects));
  const routed = (route: string, key: () => string, file = route.slice(1)): Output => ({
    file,
    key,
    source: { route, file },
  });
  return [
    ...Object.values(FEED_CONTENTS).map(({ address, contentType }) =>
      routed(address, () =>
        hash(
          newestArticles(pages, contentType)
            .map(({ key }) => key)
            .join(),
        ),
      ),
    ),
    ...sitemapFiles(site.sitemapChunks, hash).map(({ address, key }) =>
      routed(SITEMAP_INDEX_ADDRESSES.includes(address) ? address : '/sitemap/[chunk].xml', key, address.slice(1)),
    ),
    routed('/robots.txt', () => ''),
    routed('/manifest.webmanifest', () => ''),
    // By a route it would be copied several times: it is the largest file of a large site.
    {
      file: 'addresses.json',
      key: () => site.addressBookKey,
      source: () => Buffer.from(site.addressBookText),
    },
    {
      file: '_redirects',
      key: () => hash(redirectsOnce()),
      source: () => Buffer.from(redirectsOnce()),
    },
    // The last: it says what is online.
    routed(`/${BUILD_RECORD}`, () => buildId),
  ];
}

/** The ids of the articles whose texts feeds show. */
export function articlesInFeeds(pages: readonly Page[]): string[] {
  const shown = Object.values(FEED_CONTENTS).flatMap(({ contentType }) => newestArticles(pages, contentType));
  return [...new Set(shown.map(({ props }) => props.article.id))];
}

/** The text of `_redirects`: a line for each known address, before the rules with a pattern, after which a host takes few. */
export function redirectsOf({ pages, addressBook }: Site, publicRedirects: string): string {
  return [...hostRedirects(pages, addressBook), publicRedirects].join('\n');
}
