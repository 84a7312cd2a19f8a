import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileOfPage } from '../../src/build/page-file.ts';
import type { Article } from '../../src/core/article/article.ts';
import type { SiteContent } from '../../src/core/site/content.ts';
import { isArticlePage } from '../../src/core/site/newest-articles.ts';
import type { Page } from '../../src/core/site/pages.ts';
import { sitePublication, type PublishedContent, type PublicationReport } from './publish-site.ts';
import type { Renderer } from './render/renderer.ts';
import type { RenderResult } from './render/render-worker.ts';
import type { SiteCode } from './site-code.ts';
import { BUILD_RECORD } from './text-files.ts';
import { objectFile, putObject } from '../store/objects.ts';
import { openStore, type SiteStore } from '../store/store.ts';

/** The title of an article whose page cannot be rendered. */
export const BROKEN = 'Cassé';

interface Options {
  all?: boolean;
  /** The changed articles; by default, every article. */
  changed?: readonly Article[];
  /** The id of an article whose text is gone. */
  gone?: string;
  /** Reads all content; given when `content` is only a part. */
  readRest?: () => Promise<SiteContent>;
}

/** A process that publishes into a test's folder. */
interface TestPublisher {
  store: SiteStore;
  /** The pages that visitors saw after each change. */
  shown: Map<string, string>[];
  publish(content: SiteContent, options?: Options): Promise<PublicationReport>;
}

/** A folder that a test publishes into, by code of a few lines. */
export interface TestFolder {
  directory: string;
  code: SiteCode;
  startPublishing(): Promise<TestPublisher>;
  /** Returns the files that visitors see once everything has been published into an empty folder. */
  publishedAnew(content: SiteContent): Promise<Map<string, string>>;
  /** Whether pages that are broken can be rendered. */
  isMended: boolean;
  /** A file that cannot be written. */
  failsToWrite: string | null;
  /** The files of the pages that were rendered. */
  rendered: string[];
  remove(): void;
}

export function testFolder(): TestFolder {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const code = testCode(path.join(directory, 'code'));
  let folders = 0;
  let builds = 0;

  async function startIn(site: string): Promise<TestPublisher> {
    const store = await openStore(site);
    const shown: Map<string, string>[] = [];
    const publish = sitePublication({
      store,
      renderer: inThisThread(folder, store.objects),
      siteUrl: new URL('http://localhost'),
      imageOrigin: null,
      onCommitted: () => shown.push(seenIn(store)),
    });
    return {
      store,
      shown,
      publish: (content, options = {}) =>
        publish(code, publishedContent(content, options), {
          buildId: `build ${++builds}`,
          all: options.all ?? false,
          now: new Date('2026-11-21T12:00:00Z'),
        }),
    };
  }

  const folder: TestFolder = {
    directory,
    code,
    isMended: false,
    failsToWrite: null,
    rendered: [],
    startPublishing: () => startIn(path.join(directory, 'site')),
    async publishedAnew(content) {
      const { publish, store } = await startIn(path.join(directory, `anew-${++folders}`));
      await publish(content);
      return seenIn(store);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
  return folder;
}

/** Returns the files that visitors see, by path, without the build record. */
export function seenIn(store: SiteStore): Map<string, string> {
  const files = Array.from(store.files).filter(([file]) => file !== BUILD_RECORD);
  const read = (hash: string) => readFileSync(objectFile(store.objects, hash), 'utf8');
  return new Map(files.map(([file, { hash }]) => [file, read(hash)] as const).sort());
}

/** Returns where the object of a file is. */
export function placeOf({ store, file }: { store: SiteStore; file: string }): string {
  return objectFile(store.objects, store.files.get(file)?.hash ?? '');
}

function testCode(staticDirectory: string): SiteCode {
  mkdirSync(staticDirectory);
  writeFileSync(path.join(staticDirectory, 'style.css'), 'a {}');
  return { key: 'code', renderer: '', staticDirectory, staticFiles: ['style.css'], redirects: '' };
}

/** Renders in this thread: each page says its key and its text. */
function inThisThread(folder: TestFolder, objects: string): Pick<Renderer, 'render'> {
  return {
    async render(_, pages, textsOf) {
      const result: RenderResult = { rendered: [], failures: [] };
      for (const page of pages) {
        const file = fileOfPage(page.address);
        const texts = isArticlePage(page) ? await textsOf([page.props.article.id]) : null;
        if (texts?.size === 0) continue;
        if (file === folder.failsToWrite) throw new Error('No space left on the disk');
        folder.rendered.push(file);
        if (isBroken(page) && !folder.isMended) result.failures.push({ file, reason: 'No such component' });
        else result.rendered.push([file, putObject(objects, Buffer.from(`${page.key} ${[...(texts ?? [])].join()}`))]);
      }
      return result;
    },
  };
}

function isBroken(page: Page): boolean {
  return isArticlePage(page) && page.props.article.title === BROKEN;
}

/** The hash of a test article is its text. */
function publishedContent(
  content: SiteContent,
  { changed = content.articles, gone, readRest }: Options,
): PublishedContent {
  return {
    content,
    changed,
    held: [],
    async textsOf(ids) {
      const found = content.articles.filter(({ id }) => ids.includes(id) && id !== gone);
      return new Map(found.map(({ id, contentHash }) => [id, contentHash]));
    },
    readRest: readRest ? async () => publishedContent(await readRest(), {}) : null,
  };
}
