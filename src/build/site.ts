import { contentKeyOf } from '../core/site/build-record.ts';
import { listPages } from '../core/site/list-pages.ts';
import type { Page } from '../core/site/pages.ts';
import { addressBook, type AddressBook } from '../core/site/redirects.ts';
import { renderBodiesAhead } from './article-bodies/article-bodies.ts';
import { cleaningOptionsOf, imageOriginOf, type Environment } from '../gateway/server/environment.ts';
import { searchFiles, type SearchFile } from './search/search-files.ts';
import { contentOrSamples } from './content-or-samples.ts';
import { hash } from './hash.ts';

export interface Site {
  pages: Page[];
  addressBook: AddressBook;
  contentKey: string;
  isFallback: boolean;
}

/** Reads the database and lists the site. @throws SiteError */
export async function loadSite(environment: Environment, now = new Date()): Promise<Site> {
  const content = await contentOrSamples(environment);
  const pages = listPages(content, { hash, now });
  return {
    pages,
    addressBook: addressBook(content),
    contentKey: contentKeyOf(pages, hash),
    isFallback: content.isFallback,
  };
}

/** Astro loads this module twice, for its configuration and for its pages: they share one site. */
const SHARED = Symbol.for('coquelicot.site');
const shared = globalThis as { [SHARED]?: Promise<Site> };

/** The site as this build shows it: read once, so that every page shows the same state. */
export function siteOfThisBuild(): Promise<Site> {
  shared[SHARED] ??= loadSite(process.env);
  return shared[SHARED];
}

let bodiesOfThisBuild: Promise<void> | undefined;

/** Reads the site and renders its articles in a second thread while the pages are still being bundled. */
export function readAhead(): Promise<void> {
  const read = async () => {
    const { pages } = await siteOfThisBuild();
    const articles = pages.flatMap((page) => ('article' in page.props ? [page.props.article] : []));
    await renderBodiesAhead(articles, cleaningOptionsOf(process.env));
  };
  return (bodiesOfThisBuild ??= read());
}

/** Every file of the search index of this build. Pages wait for their articles: these come first. */
export async function searchFilesOfThisBuild(): Promise<SearchFile[]> {
  await readAhead();
  const { pages } = await siteOfThisBuild();
  return searchFiles(pages, imageOriginOf(process.env));
}
