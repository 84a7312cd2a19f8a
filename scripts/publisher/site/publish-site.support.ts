import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Article } from '../../../src/core/article/article.ts';
import type { SiteContent } from '../../../src/core/site/content.ts';
import { siteOfThisBuild } from '../../../src/build/site.ts';
import { siteTrees, type SiteTrees } from '../trees/site-trees.ts';
import { treeWriter } from '../trees/tree-files.ts';
import type { TreeChange } from '../trees/tree-record.ts';
import { listedPictures } from './listed-pictures.ts';
import { sitePublication, type PublishedContent, type PublishedSite } from './publish-site.ts';
import { articlesShownBy, renderFile, updatedPage, type RenderFailure } from './render-files.ts';
import type { RenderThreads } from './render-threads.ts';
import type { SiteCode } from './site-code.ts';

/** The title of an article whose page cannot be rendered. */
export const BROKEN = 'Cassé';

export interface Options {
  isMending?: boolean;
  all?: boolean;
  /** Every article, unless it is said which. */
  changed?: readonly Article[];
  /** An article whose text is gone once it has been read so many times. */
  readable?: [id: string, times: number];
  /** Reads the whole, where the content is not all of it yet. */
  readRest?: () => Promise<SiteContent>;
}

/** A process that publishes into a test's folder. */
export interface TestPublisher {
  trees: SiteTrees;
  /** What visitors saw after each change. */
  shown: Map<string, string>[];
  /** What the server was told of each. */
  told: (TreeChange | 'all')[];
  publish(content: SiteContent, options?: Options): Promise<PublishedSite>;
}

/** A folder that a test publishes into, by code of a few lines. */
export interface TestFolder {
  directory: string;
  code: SiteCode;
  startPublishing(): Promise<TestPublisher>;
  /** What visitors see once a process that has published nothing has written everything. */
  publishedAnew(content: SiteContent): Promise<Map<string, string>>;
  /** A file that threads cannot write. */
  failsToWrite: string | null;
  /** What visitors see. */
  seen(): Map<string, string>;
  remove(): void;
}

export function testFolder(): TestFolder {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const code = testCode(path.join(directory, 'code'));
  const seen = () => filesBelow(path.join(directory, 'site/current'));

  async function startPublishing(): Promise<TestPublisher> {
    const trees = await siteTrees(path.join(directory, 'site'), () => false);
    const shown: Map<string, string>[] = [];
    const told: (TreeChange | 'all')[] = [];
    const pictures = listedPictures({});
    const publish = sitePublication(
      trees,
      pictures,
      async (_, change) => {
        shown.push(seen());
        told.push(change);
      },
      inThisThread(code, (file) => file === folder.failsToWrite),
    );
    return {
      trees,
      shown,
      told,
      async publish(content, options = {}) {
        return publish(code, publishedContent(content, options), {
          buildId: 'build',
          all: options.all ?? false,
          isMending: options.isMending ?? false,
          now: new Date('2026-11-21T12:00:00Z'),
        });
      },
    };
  }

  const folder: TestFolder = {
    directory,
    code,
    failsToWrite: null,
    startPublishing,
    async publishedAnew(content) {
      await (await startPublishing()).publish(content, { all: true });
      return seen();
    },
    seen,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
  return folder;
}

/** Each page says its key and its texts. */
function testCode(staticDirectory: string): SiteCode {
  mkdirSync(staticDirectory);
  writeFileSync(path.join(staticDirectory, 'style.css'), 'a {}');
  return {
    key: 'code',
    bundleDirectory: '',
    staticDirectory,
    staticFiles: ['style.css'],
    redirects: '',
    bundle: {
      backOfficeModules: [],
      async render({ file, page }) {
        const site = await siteOfThisBuild();
        const texts = await Promise.all(articlesShownBy(page ? [{ route: '', file, page }] : []).map(site.textOf));
        if (page && 'article' in page.props && page.props.article.title === BROKEN)
          throw new Error('No such component');
        return Buffer.from(`<html><head></head>${page?.key ?? file} ${texts.join()}</html>`);
      },
    },
  };
}

/** Renders in this thread. @param failsToWrite says which file finds no room on the disk */
function inThisThread({ bundle }: SiteCode, failsToWrite: (file: string) => boolean): RenderThreads {
  return {
    prepare: () => undefined,
    async render({ directory: root, isNew, files }, textsOf, onWritten) {
      await textsOf(articlesShownBy(files));
      const failures: RenderFailure[] = [];
      const writer = treeWriter(root, { isNew });
      const notUpdated: string[] = [];
      for (const wanted of files) {
        const { file } = wanted;
        if (failsToWrite(file)) throw new Error('No space left on the disk');
        try {
          const bytes = 'shown' in wanted ? updatedPage(root, wanted) : await renderFile(bundle, wanted);
          if (bytes === null) notUpdated.push(file);
          else onWritten(file, writer.writeUncompressed(file, bytes));
        } catch (error) {
          failures.push({ file, reason: (error as Error).message });
        }
      }
      return { failures, notUpdated };
    },
  };
}

function publishedContent(
  content: SiteContent,
  { changed = content.articles, readable, readRest }: Options,
): PublishedContent {
  const readTexts = textsOf(content.articles, readable);
  return {
    content,
    changed,
    held: [],
    async textsOf(ids) {
      return readTexts(ids);
    },
    readRest: readRest ? async () => publishedContent(await readRest(), {}) : null,
  };
}

/** The hash of a test article is its text. */
function textsOf(articles: readonly Article[], [hidden, times] = ['', 0]) {
  let reads = 0;
  return async (ids: readonly string[]) => {
    const isHidden = ids.includes(hidden) && ++reads > times;
    const found = articles.filter(({ id }) => ids.includes(id) && !(isHidden && id === hidden));
    return new Map(found.map(({ id, contentHash }) => [id, contentHash]));
  };
}

/** The files below a folder by their paths, without compressed forms. */
function filesBelow(root: string): Map<string, string> {
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => statSync(path.join(root, file)).isFile() && !/\.(?:br|gz)$/.test(file),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
