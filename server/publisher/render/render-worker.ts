import { fileOfPage } from '../../../src/build/page-file.ts';
import { loadPageRenderer, type PageRenderer } from '../../../src/build/renderer/page-renderer.ts';
import { showSite, siteOf } from '../../../src/build/site.ts';
import { emptyContent } from '../../../src/core/site/content.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import { putObject, type StoredObject } from '../../store/objects.ts';

export interface RenderTask {
  /** The folder of the built code that renders pages. */
  renderer: string;
  objects: string;
  pages: readonly Page[];
  texts: ReadonlyMap<string, string>;
}

export interface RenderFailure {
  file: string;
  reason: string;
}

export interface RenderResult {
  rendered: [file: string, stored: StoredObject][];
  failures: RenderFailure[];
}

let loaded: { folder: string; render: PageRenderer } | null = null;
let texts: RenderTask['texts'] = new Map();

showSite(
  siteOf(
    emptyContent(),
    () => [],
    async (id) => texts.get(id) ?? '',
  ),
);

/** Renders the pages of a task, in a thread of the pool. @throws when the code cannot be loaded, or the disk is full */
export default async function renderPages(task: RenderTask): Promise<RenderResult> {
  if (loaded?.folder !== task.renderer) {
    loaded = { folder: task.renderer, render: await loadPageRenderer(task.renderer) };
  }
  const { render } = loaded;
  texts = task.texts;
  const result: RenderResult = { rendered: [], failures: [] };
  for (const page of task.pages) {
    const file = fileOfPage(page.address);
    let bytes: Buffer;
    try {
      bytes = await render(page);
    } catch (error) {
      result.failures.push({ file, reason: (error as Error).message });
      continue;
    }
    result.rendered.push([file, putObject(task.objects, bytes)]);
  }
  return result;
}
