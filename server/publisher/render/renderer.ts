import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { batchesOf, forEach } from '../../../src/core/for-each.ts';
import { isArticlePage } from '../../../src/core/site/newest-articles.ts';
import type { Page } from '../../../src/core/site/pages.ts';
import type { RenderResult, RenderTask } from './render-worker.ts';

/** Reads texts by the ids of their articles. Leaves out articles that visitors may no longer read. */
export type TextsOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface Renderer {
  /**
   * Renders pages into the store's objects, on all cores. A page whose text is gone is left out.
   *
   * @param folder the folder of the built code that renders pages
   * @throws when a text cannot be read, or the disk is full
   */
  render(folder: string, pages: readonly Page[], textsOf: TextsOf): Promise<RenderResult>;
  close(): Promise<void>;
}

const PAGES_PER_TASK = 20;
/** A thread renders one task while the texts of another are read. */
const TASKS_PER_THREAD = 2;
/** Milliseconds after which an idle thread ends, except the first. */
const IDLE_TIMEOUT = 60_000;

/** Starts the threads that render pages. @param objects the folder where the store keeps its objects */
export function startRenderer(objects: string): Renderer {
  const threads = availableParallelism();
  const pool = new Tinypool({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_TIMEOUT,
  });
  return {
    async render(folder, pages, textsOf) {
      const whole: RenderResult = { rendered: [], failures: [] };
      await forEach(batchesOf(pages, PAGES_PER_TASK), threads * TASKS_PER_THREAD, async (batch) => {
        const ids = batch.flatMap((page) => articleIdOf(page) ?? []);
        const texts = ids.length > 0 ? await textsOf(ids) : new Map<string, string>();
        const readable = batch.filter((page) => articleIdOf(page) === null || texts.has(articleIdOf(page) ?? ''));
        const task: RenderTask = { renderer: folder, objects, pages: readable, texts };
        const { rendered, failures } = (await pool.run(task)) as RenderResult;
        whole.rendered.push(...rendered);
        whole.failures.push(...failures);
      });
      return whole;
    },
    close: () => pool.destroy(),
  };
}

function articleIdOf(page: Page): string | null {
  return isArticlePage(page) ? page.props.article.id : null;
}
