import { Worker } from 'node:worker_threads';
import { renderBody, type ArticleBody } from '../../core/article/body.ts';
import type { CleaningOptions } from '../../core/article/clean.ts';
import { SiteError } from '../../core/site/site-error.ts';

/** An article by its id, with its text: HTML as stored. */
interface Source {
  id: string;
  content: string;
}

export interface BodyRequest {
  articles: Source[];
  options: CleaningOptions;
}

export type BodyAnswer = { id: string; body: ArticleBody | null }[];

/** Below this number a second thread costs more than it spares. */
const WORTH_A_THREAD = 500;
const ARTICLES_PER_MESSAGE = 250;

/** Astro loads this module twice, for its configuration and for its pages: they share what was rendered ahead. */
const SHARED = Symbol.for('coquelicot.bodies');
const shared = globalThis as { [SHARED]?: Map<string, Promise<ArticleBody | null>> };

/**
 * Renders the bodies of many articles in a second thread, in the order of the list, while the first one renders their
 * pages. Resolves when that thread has nothing left to do.
 */
export async function renderBodiesAhead(articles: Source[], options: CleaningOptions): Promise<void> {
  if (articles.length < WORTH_A_THREAD) return;
  const bodies = new Map<string, Promise<ArticleBody | null>>();
  shared[SHARED] = bodies;
  const worker = new Worker(new URL('./body-worker.ts', import.meta.url));
  worker.unref();
  const settle = new Map<string, (body: ArticleBody | null) => void>();
  for (const { id } of articles) bodies.set(id, new Promise((resolve) => settle.set(id, resolve)));
  worker.on('message', (answer: BodyAnswer) => {
    for (const { id, body } of answer) settle.get(id)?.(body);
  });
  // Without its thread a build is slower, not wrong: each page renders its own body.
  worker.on('error', () => settle.forEach((resolve) => resolve(null)));
  for (let start = 0; start < articles.length; start += ARTICLES_PER_MESSAGE) {
    const batch = articles.slice(start, start + ARTICLES_PER_MESSAGE);
    worker.postMessage({ articles: batch, options } satisfies BodyRequest);
  }
  await Promise.all(bodies.values());
  await worker.terminate();
}

/**
 * The body of an article as its page shows it.
 *
 * @param textOf gives its text by its id
 * @throws SiteError that names the article
 */
export async function articleBody(
  article: { id: string; title: string },
  textOf: (id: string) => Promise<string>,
  options: CleaningOptions,
): Promise<ArticleBody> {
  const ahead = await shared[SHARED]?.get(article.id);
  if (ahead) return ahead;
  const content = await textOf(article.id);
  try {
    return renderBody(content, options);
  } catch (cause) {
    throw new SiteError(
      `Article ${article.id} “${article.title}” cannot be shown: ${(cause as Error).message}.`,
      cause,
    );
  }
}
