import { articlesInFeeds, type Output } from '../../../src/build/outputs.ts';
import type { RoutedFile } from '../../../src/build/render-bundle/load-bundle.ts';
import { showSite, type Site } from '../../../src/build/site.ts';
import { forEach } from '../../../src/core/for-each.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import { dividedByCategories, updatesFromExamples } from './divided-pages.ts';
import { articlesShownBy, renderFile, type RenderFailure, type WantedFile } from './render-files.ts';
import type { RenderThreads } from './render-threads.ts';
import type { SiteCode } from './site-code.ts';
import { textsAhead, type TextsOf } from '../../../src/build/texts-ahead.ts';

/** From so many pages on, threads spare more time than it costs to ask them. */
export const WORTH_THREADS = 48;
const FILES_AT_ONCE = 8;

/** What files are made with. */
export interface OutputContext {
  threads: RenderThreads;
  code: SiteCode;
  site: Site;
  texts: WatchedTexts;
}

/**
 * Writes files into a tree: many pages by threads, all else by this one.
 *
 * @returns what could not be rendered
 * @throws when a file cannot be written, or a text not be read
 */
export async function writeOutputs(
  { threads, code, site, texts: { textsOf, lacksText } }: OutputContext,
  tree: OpenTree,
  outputs: readonly Output[],
): Promise<RenderFailure[]> {
  const byFile = new Map(outputs.map((output) => [output.file, output]));
  const keyOf = (file: string) => {
    const output = byFile.get(file);
    // What lacks a text has the key of nothing: the next publication writes it again.
    return output && !lacksText(output) ? output.key() : '';
  };
  const pages = pageFilesOf(outputs);
  const failures: RenderFailure[] = [];
  if (pages.length >= WORTH_THREADS) {
    const { rendered, updated } = dividedByCategories(outputs);
    await renderInThreads(rendered);
    const failed = new Set(failures.map(({ file }) => file));
    const notUpdated = new Set(await renderInThreads(updatesFromExamples(updated, tree.directory, failed)));
    await renderInThreads(updated.flatMap(({ wanted }) => (notUpdated.has(wanted.file) ? [wanted] : [])));
  } else {
    // Read at once: each page would ask for its own.
    const texts = await textsOf(articlesShownBy(pages));
    showSite(withTexts(site, texts));
    await forEach(pages, FILES_AT_ONCE, (page) => renderInto(tree, page));
  }
  const hasFeeds = outputs.some(({ file }) => file.endsWith('rss.xml'));
  showSite(hasFeeds ? withTexts(site, await textsOf(articlesInFeeds(site.pages))) : site);
  // `/build.json` says what is online: it comes after all else.
  for (const { file, source } of outputs) {
    if (typeof source === 'function') await tree.write(file, keyOf(file), source());
    else if (!source.page) await renderInto(tree, source);
  }
  return failures;

  /** @returns the files whose page in the tree was not as it should be */
  async function renderInThreads(files: readonly WantedFile[]): Promise<string[]> {
    if (files.length === 0) return [];
    const result = await threads.render(
      {
        bundleDirectory: code.bundleDirectory,
        directory: tree.directory,
        isNew: tree.isNew,
        files,
      },
      textsAhead(articlesShownBy(files), textsOf),
      (file, sizes) => tree.recordWritten(file, { key: keyOf(file), ...sizes }),
    );
    failures.push(...result.failures);
    return result.notUpdated;
  }

  async function renderInto(into: OpenTree, wanted: RoutedFile): Promise<void> {
    const bytes = await renderFile(code.bundle, wanted).catch((error: Error) => {
      failures.push({ file: wanted.file, reason: error.message });
      return null;
    });
    if (bytes) await into.write(wanted.file, keyOf(wanted.file), bytes);
  }
}

/** The pages among outputs. */
export function pageFilesOf(outputs: readonly Output[]): RoutedFile[] {
  return outputs.flatMap(({ source }) => (typeof source !== 'function' && source.page ? [source] : []));
}

export interface WatchedTexts {
  textsOf: TextsOf;
  /** Whether a file shows a text that was missing. */
  lacksText(output: Output): boolean;
}

/** Reads texts, and remembers whose were missing. */
export function textsWatched(read: TextsOf): WatchedTexts {
  const missing = new Set<string>();
  return {
    async textsOf(ids: readonly string[]) {
      const texts = await read(ids);
      for (const id of ids) if (!texts.has(id)) missing.add(id);
      return texts;
    },
    /** Feeds show texts too: any of them counts. */
    lacksText({ file, source }: Output): boolean {
      if (missing.size === 0 || typeof source === 'function') return false;
      return source.page ? articlesShownBy([source]).some((id) => missing.has(id)) : file.endsWith('rss.xml');
    },
  };
}

/** The site with texts that have been read; its parts that take long are still computed only when they are asked for. */
function withTexts(site: Site, texts: ReadonlyMap<string, string>): Site {
  const textOf = async (id: string) => texts.get(id) ?? site.textOf(id);
  return Object.create(site, { textOf: { value: textOf } }) as Site;
}
