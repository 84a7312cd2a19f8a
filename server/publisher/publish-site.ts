import { hash } from '../../src/build/hash.ts';
import { fileOfPage } from '../../src/build/page-file.ts';
import { siteOf, type Site } from '../../src/build/site.ts';
import type { Article } from '../../src/core/article/article.ts';
import type { SiteContent } from '../../src/core/site/content.ts';
import { cachedAddressBook } from '../../src/core/site/cached-address-book.ts';
import { pageLister } from '../../src/core/site/list-pages.ts';
import type { HeldArticle } from './content/held-articles.ts';
import { fileOfArticle, goneArticleFiles, hasMovedArticle, stalePages, urgentPages, type OnlineFiles } from './plan.ts';
import type { Renderer, TextsOf } from './render/renderer.ts';
import { prepareChange } from './site-change.ts';
import type { SiteCode } from './site-code.ts';
import { socialPictureFile, pictureLister, type Pictures } from './site-pictures.ts';
import type { SiteStore } from '../store/store.ts';
import { addressBookFile, BUILD_RECORD, textFiles, type TextFile } from './text-files.ts';
import { unrenderedArticles } from './unrendered-articles.ts';

export interface PublishedContent {
  content: SiteContent;
  changed: readonly Article[];
  held: readonly HeldArticle[];
  textsOf: TextsOf;
  /** Reads the rest when `content` has only the newest of many changes; null when it has all. */
  readRest: (() => Promise<PublishedContent>) | null;
}

interface PublicationRun {
  buildId: string;
  all: boolean;
  now: Date;
}

export interface PublicationReport {
  /** False when nothing that visitors see has changed, and so nothing was written. */
  hasChanged: boolean;
  pageCount: number;
  /** Pages that keep their last good version. An article without any version has no file here. */
  failures: PageFailure[];
  /** The social pictures that the pages name, those of sections and of the newest articles first. */
  pictures: Pictures;
}

interface PageFailure {
  file: string | null;
  reason: string;
}

export interface PublicationParts {
  store: SiteStore;
  renderer: Pick<Renderer, 'render'>;
  siteUrl: URL;
  /** Origin of uploaded pictures that are not on the site itself. */
  imageOrigin: string | null;
  /** Called after each change that visitors see. */
  onCommitted(): void;
}

export type PublishSite = (
  code: SiteCode,
  published: PublishedContent,
  run: PublicationRun,
) => Promise<PublicationReport>;

/**
 * Makes the function that brings the store up to date with the content: it renders stale pages and drops gone ones.
 * Urgent pages go online first, the rest follows at once.
 */
export function sitePublication(parts: PublicationParts): PublishSite {
  const { store, renderer, siteUrl } = parts;
  const list = pageLister(hash);
  const addressBookOf = cachedAddressBook();
  const picturesOf = pictureLister(parts.imageOrigin);
  const unrendered = unrenderedArticles(store.files);

  return async (code, published, run) => {
    if (run.all) unrendered.forget();
    return publish(code, published, run);
  };

  async function publish(code: SiteCode, published: PublishedContent, run: PublicationRun): Promise<PublicationReport> {
    const { held, textsOf, readRest } = published;
    const { hidden, content } = unrendered.hide(published.content, code.key);
    const listing = list(content, run.now);
    const site = siteOf(content, () => listing.all(), textOf(textsOf), addressBookOf);
    const rendersAll = run.all || store.code !== code.key;
    const online: OnlineFiles = { files: rendersAll ? new Map() : store.files, unrenderable: unrenderableFiles(held) };
    const change = prepareChange({ store, renderer, code, online, textsOf });
    const hideFailed = () => unrendered.add(content.articles, change.failed, code.key);

    const hasUrgent = !rendersAll && (await publishUrgent());
    if (hideFailed()) return publishAgain(published);
    if (readRest) return publishAgain(await readRest());
    await change.render(stalePages(listing.all(), online));
    if (hideFailed()) return publishAgain(published);
    const hasRest = await publishRest();
    const named = held.map(({ article, reason }) => ({ file: article && fileOfArticle(article), reason }));
    return {
      hasChanged: hasUrgent || hasRest,
      pageCount: listing.all().length,
      failures: [...named, ...hidden, ...change.failed],
      pictures: picturesOf(listing.all()),
    };

    async function publishAgain(next: PublishedContent): Promise<PublicationReport> {
      const result = await publish(code, next, run);
      return { ...result, hasChanged: result.hasChanged || hasUrgent };
    }

    /** Puts urgent pages online. @returns whether there were any */
    async function publishUrgent(): Promise<boolean> {
      await change.render(urgentPages(listing, published.changed, online));
      // A page without its static files is worse than a page that comes later.
      await change.takeStaticFiles();
      // While the rest is unread, an article that seems gone may still come.
      if (!readRest && hasMovedArticle(listing.change)) await change.makeTexts([addressBookFile(site)]);
      const drop = readRest ? [] : goneArticleFiles(listing.change, online);
      if (change.put.size + drop.length === 0 || hideFailed()) return false;
      commit(drop);
      return true;
    }

    /** Puts the rest online, and drops files that are gone. @returns whether anything changed */
    async function publishRest(): Promise<boolean> {
      if (rendersAll) change.keepFormer(listing.all());
      await change.takeStaticFiles();
      const build = { buildId: run.buildId, codeKey: code.key, now: run.now };
      const texts = textFiles(site, build, code.redirects, siteUrl);
      const isRecord = ({ file }: TextFile) => file === BUILD_RECORD;
      await change.makeTexts(texts.filter((text) => !isRecord(text)));
      const drop = goneFiles(texts);
      if (!hasUrgent && change.put.size + drop.length === 0) return false;
      await change.makeTexts(texts.filter(isRecord));
      commit(drop);
      return true;
    }

    function goneFiles(texts: readonly TextFile[]): string[] {
      const wanted = new Set<string>(code.staticFiles);
      for (const { address } of listing.all()) wanted.add(fileOfPage(address));
      for (const { file } of texts) wanted.add(file);
      for (const key of picturesOf(listing.all()).keys()) wanted.add(socialPictureFile(key));
      return Array.from(store.files.keys()).filter((file) => !wanted.has(file));
    }

    function commit(drop: readonly string[]): void {
      store.commit({ put: change.put, drop, build: run.buildId, code: code.key });
      change.put.clear();
      parts.onCommitted();
    }
  }
}

/** Returns the files of pages whose text is gone. */
function unrenderableFiles(held: readonly HeldArticle[]): Set<string> {
  return new Set(held.flatMap(({ article, isTextGone }) => (article && isTextGone ? fileOfArticle(article) : [])));
}

function textOf(textsOf: TextsOf): Site['textOf'] {
  return async (id) => (await textsOf([id])).get(id) ?? '';
}
