import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Article } from '../../../src/core/article/article.ts';
import { articleAddress } from '../../../src/core/site/addresses.ts';
import { fallbackContent } from '../../../src/build/fallback-content.ts';
import { fileOfPage } from '../../../src/build/page-file.ts';
import { HASHED_FOLDERS } from '../../../src/core/site/hashed-folders.ts';
import type { SiteContent } from '../../../src/core/site/content.ts';
import { contentReader } from '../../../src/gateway/server/content-reader.ts';
import { DatabaseOutOfReach, readPatiently } from '../../../src/gateway/server/site-content.ts';
import { adaptHeapGrowth, collectGarbage } from '../../process/heap-growth.ts';
import { reportError } from '../build-failure.ts';
import { databaseClient } from '../database-client.ts';
import { siteTrees, type SiteTrees } from '../trees/site-trees.ts';
import type { TreeChange } from '../trees/tree-record.ts';
import { compressRest } from './compress-rest.ts';
import { allEnded } from './concurrent-tasks.ts';
import { changesOf, contentState } from './content-state.ts';
import { listedPictures } from './listed-pictures.ts';
import { sitePublication, type PublishedContent, type PublishedSite } from './publish-site.ts';
import { publishedArticles } from './published-articles.ts';
import { renderThreads } from './render-threads.ts';
import type { ParentMessage, ProcessMessage, ProcessRequest } from './site-process-client.ts';
import { bundledCode, loadedCode, type BundledCode, type SiteCode } from './site-code.ts';
import { log } from '../../operate/log/log.ts';

/**
 * The process that publishes: it holds the content of the site and the bundle that renders its pages, and does what its
 * parent asks, one publication at a time. Its arguments: where the site's trees are, and where its bundles.
 */
const [treesDirectory = '', bundlesDirectory = ''] = process.argv.slice(2);
const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
// Neither pages nor the process that bundles them have a use for it.
delete process.env['SUPABASE_SECRET_KEY'];
const environment = process.env as Record<string, string>;
const send = (message: ProcessMessage) => process.send?.(message);
process.once('disconnect', () => process.exit(1));
// The terminal sends its interruption to every process: the parent says when to stop.
process.on('SIGINT', () => undefined);

adaptHeapGrowth();

let code: SiteCode | null = null;
let bundling: Promise<BundledCode> | null = null;
let isChecked = false;
/** Whether files were found damaged that no publication has written again yet. */
let isMending = false;
/** Milliseconds without a publication after which what has been left for later is done. */
const QUIET_TIME = 1000;

/** Milliseconds without a publication after which files are deleted that no tree has any more. */
const DISCARDED_KEPT = 10 * 60_000;

/** The content that a publication shows in the end. */
let lastRead: SiteContent | null = null;

/** What is done between publications. */
let aside: Promise<void> = Promise.resolve();
/** Aborted when a publication waits for what is done aside. */
let asked = new AbortController();
/** Waits for the server to serve what it was told of. */
let serving = Promise.withResolvers<null>();

const stopping = new AbortController();
process.once('SIGTERM', () => end(0));
/** What it holds after an error that nothing has caught is not known: another process goes on. */
function die(error: unknown): void {
  const message: ProcessMessage = { kind: 'died', report: reportError(error) };
  process.send?.(message, () => void end(1));
}
process.on('uncaughtException', die).on('unhandledRejection', die);
const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder));
const trees = await siteTrees(treesDirectory, isHashed);
const record = publishedArticles(path.join(treesDirectory, 'articles.record'));
const hasPageOf = (article: Article) => trees.online()?.files.has(fileOfPage(articleAddress(article))) ?? false;
const state = contentState(
  contentReader(environment),
  changesOf(databaseClient(environment['SUPABASE_URL'] ?? '', secretKey)),
  {
    async articlesOf(ids) {
      const found = await record.find(ids);
      return new Map(found.filter(hasPageOf).map((article) => [article.id, article]));
    },
    hasPageOf,
  },
);
/** What is done aside ends before a tree is opened; to read and to list does not wait for it. */
const publishedTrees: SiteTrees = {
  ...trees,
  open: (areFormsLeft) => aside.then(() => trees.open(areFormsLeft)),
  openOnline: () => aside.then(trees.openOnline),
  openEmpty: (codeKey) => aside.then(() => trees.openEmpty(codeKey)),
};
const threads = renderThreads();
const publish = sitePublication(publishedTrees, listedPictures(environment), tellOf, threads);

async function tellOf(directory: string, change: TreeChange | 'all'): Promise<void> {
  const { written, removed } = change === 'all' ? { written: 'all' as const, removed: [] } : change;
  serving = Promise.withResolvers<null>();
  send({
    kind: 'shown',
    change: { directory, written: written === 'all' ? 'all' : [...written.keys()], removed: [...removed] },
  });
  // The other tree is changed next: nobody may be served from it.
  await serving.promise;
}

log.setBindings({ process: 'publisher' });

process.on('message', (message: ParentMessage) => {
  if (message.kind === 'serving') serving.resolve(null);
  else void answer(message.request);
});

/** What nobody waits for, until somebody does. It begins when nothing was published for a while: changes come in series. */
async function workAside(signal: AbortSignal): Promise<void> {
  await sleep(QUIET_TIME, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return;
  // Else in the midst of a publication, as a rule.
  collectGarbage();
  await trees.catchUp(signal);
  await trees.forgetRetired(signal);
  await compressRest(trees, tellOf, signal);
  await sleep(DISCARDED_KEPT, undefined, { signal }).catch(() => undefined);
  if (!signal.aborted) await trees.deleteDiscarded(signal);
}

async function answer(request: ProcessRequest): Promise<void> {
  asked.abort();
  asked = new AbortController();
  try {
    send({ kind: 'done', result: await run(request) });
    const { signal } = asked;
    // A publication that had nothing to change has not waited for what was done aside before.
    aside = aside
      .then(() => workAside(signal))
      .catch((error: Error) => {
        log.warn({ err: error }, 'The site is online, but not all could be done that follows a publication');
      });
  } catch (error) {
    // What was read may not have been written, and a file may have gone.
    state.forget();
    isChecked = false;
    send({ kind: 'failed', report: reportError(error) });
    // The disk may be full.
    const { signal } = asked;
    aside = aside.then(() => trees.deleteDiscarded(signal)).catch(() => undefined);
  }
}

/** What bundles the code is a process too: it ends first. All else may end at any moment. */
async function end(status: number): Promise<void> {
  stopping.abort();
  await bundling?.catch(() => undefined);
  process.exit(status);
}

/** Without it, a later start knows less of articles that cannot be shown any more. */
async function keepRecord({ articles, isFallback }: SiteContent): Promise<void> {
  if (isFallback) return;
  await record.keep(articles).catch((error: Error) => {
    log.warn({ err: error }, 'The articles that are online could not be recorded');
  });
}

/** @param all bundles it anew where its sources have changed */
async function codeToRender(all: boolean): Promise<SiteCode> {
  if (code !== null && !all) return code;
  bundling = bundledCode(bundlesDirectory, environment, stopping.signal);
  const bundled = await bundling;
  // They load the bundle while this thread does.
  if (all || trees.online()?.codeKey !== bundled.key) threads.prepare(bundled.bundleDirectory);
  return (code = await loadedCode(bundled));
}

async function run({ buildId, all, mayShowSamples }: ProcessRequest): Promise<PublishedSite> {
  const damaged = isChecked ? 0 : await aside.then(trees.forgetDamaged);
  isChecked = true;
  isMending ||= damaged > 0;
  if (damaged > 0) {
    const what = 'are damaged, or were being changed when a publication ended';
    log.warn(`${damaged} files of the site that is online ${what}: they are written again.`);
  }
  // The database answers while the code is loaded.
  const [loaded, content] = await allEnded([codeToRender(all), read(mayShowSamples)]);
  const result = await publish(loaded, content, { buildId, all, isMending, now: new Date() });
  isMending = false;
  if (lastRead) await keepRecord(lastRead);
  return result;
}

async function read(mayShowSamples: boolean): Promise<PublishedContent> {
  try {
    const { isWhole, ...found } = await readPatiently(environment, () => state.refresh(), {
      sleep,
      random: Math.random,
    });
    lastRead = found.content;
    const textsOf: PublishedContent['textsOf'] = (ids) => readPatiently(environment, () => state.textsOf(ids));
    return { ...found, textsOf, readRest: isWhole ? null : () => read(false) };
  } catch (error) {
    if (!mayShowSamples || !(error instanceof DatabaseOutOfReach)) throw error;
    log.warn({ err: error }, 'The sample articles are shown');
    state.forget();
    const { texts, ...content } = fallbackContent();
    lastRead = content;
    return { content, changed: content.articles, held: [], textsOf: async () => texts, readRest: null };
  }
}

send({ kind: 'ready', directory: trees.online()?.directory ?? null });
