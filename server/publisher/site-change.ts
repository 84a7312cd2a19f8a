import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOfPage } from '../../src/build/page-file.ts';
import type { Page } from '../../src/core/site/pages.ts';
import { isStale, type OnlineFiles } from './plan.ts';
import type { RenderFailure } from './render/render-worker.ts';
import type { Renderer, TextsOf } from './render/renderer.ts';
import type { SiteCode } from './site-code.ts';
import type { SiteFile } from '../store/site-log.ts';
import type { SiteStore } from '../store/store.ts';
import type { TextFile } from './text-files.ts';

/** Key of every file that comes with the code. */
const CODE = 'code';

/** A change before its commit: its objects are stored, but no path leads to them. */
export interface PreparedChange {
  readonly put: Map<string, SiteFile>;
  readonly failed: RenderFailure[];
  /** Renders pages, except those that failed before. */
  render(pages: readonly Page[]): Promise<void>;
  /** Stores the static files of the code that are stale. */
  takeStaticFiles(): Promise<void>;
  makeTexts(files: readonly TextFile[]): Promise<void>;
  /** Keeps the last good version of pages that could not be made, even one that older code has made. */
  keepFormer(pages: readonly Page[]): void;
}

export interface ChangeParts {
  store: SiteStore;
  renderer: Pick<Renderer, 'render'>;
  code: SiteCode;
  online: OnlineFiles;
  textsOf: TextsOf;
}

/** Prepares an empty change. Its methods throw when the disk is full or a text cannot be read. */
export function prepareChange({ store, renderer, code, online, textsOf }: ChangeParts): PreparedChange {
  const put = new Map<string, SiteFile>();
  const failed: RenderFailure[] = [];
  return {
    put,
    failed,
    async render(pages) {
      const failedFiles = new Set(failed.map(({ file }) => file));
      const wanted = pages.filter(({ address }) => !failedFiles.has(fileOfPage(address)));
      const keys = new Map(wanted.map(({ address, key }) => [fileOfPage(address), key]));
      const { rendered, failures } = await renderer.render(code.renderer, wanted, textsOf);
      for (const [file, stored] of rendered) put.set(file, { key: keys.get(file) ?? '', ...stored });
      failed.push(...failures);
    },
    async takeStaticFiles() {
      for (const file of code.staticFiles) {
        if (!isStale(file, CODE, online) || put.has(file)) continue;
        put.set(file, { key: CODE, ...store.put(await readFile(path.join(code.staticDirectory, file))) });
      }
    },
    async makeTexts(files) {
      for (const { file, key, make } of files) {
        if (isStale(file, key(), online)) put.set(file, { key: key(), ...store.put(Buffer.from(await make())) });
      }
    },
    keepFormer(pages) {
      for (const { address } of pages) {
        const file = fileOfPage(address);
        const former = store.files.get(file);
        if (former && !put.has(file)) put.set(file, { ...former, key: '' });
      }
    },
  };
}
