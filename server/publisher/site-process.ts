import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Article } from '../../src/core/article/article.ts';
import { readSiteUrl } from '../../src/core/site/site-url.ts';
import { fallbackContent } from '../../src/build/fallback-content.ts';
import { pictureDrawer } from '../../src/build/social-pictures/picture-drawer.ts';
import { contentReader } from '../../src/gateway/server/content-reader.ts';
import { databaseOriginOf } from '../../src/gateway/server/environment.ts';
import { DatabaseUnreachable, readWithRetries } from '../../src/gateway/server/site-content.ts';
import { log } from '../operate/log/log.ts';
import { targetSettings } from '../settings/target-settings.ts';
import { reportError } from './build-failure.ts';
import { changesOf, contentState } from './content/content-state.ts';
import { publishedArticles } from './content/published-articles.ts';
import { databaseClient } from './database-client.ts';
import { siteDistribution } from './distribution.ts';
import { publicationTarget } from './object-storage/configured-target.ts';
import { fileOfArticle } from './plan.ts';
import { sitePublication, type PublishedContent, type PublicationReport } from './publish-site.ts';
import { startRenderer } from './render/renderer.ts';
import { builtCode, type SiteCode } from './site-code.ts';
import { drawMissing } from './site-pictures.ts';
import {
  WITHOUT_PICTURES,
  type ProcessMessage,
  type ProcessRequest,
  type PublishRequest,
} from './site-process-client.ts';
import { openStore } from '../store/store.ts';

/**
 * The publishing process. It holds the content and the store, and does what its parent asks, one request at a time.
 * Arguments: the folder of the site, the folder of its built code, and whether it draws no pictures.
 */
const [siteDirectory = '', codeDirectory = '', pictures = ''] = process.argv.slice(2);
const secretKey = process.env['SUPABASE_SECRET_KEY'] ?? '';
// Hidden from pages and from the build process, which do not need it.
delete process.env['SUPABASE_SECRET_KEY'];
const environment = process.env as Record<string, string>;
const databaseUrl = environment['SUPABASE_URL'] ?? '';

/** Milliseconds without a request after which pictures are drawn: changes come in series. */
const BETWEEN_CHANGES = 1000;
/** Milliseconds without a request after which old objects are deleted. */
const QUIET_TIME = 10 * 60_000;
const DEFAULT_SITE_URL = 'http://localhost:4321';

const send = (message: ProcessMessage) => process.send?.(message);
const stopping = new AbortController();
process.once('disconnect', () => process.exit(1));
// Ctrl+C reaches every process of a terminal: the parent decides when this one stops.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', () => end(0));
process.on('uncaughtException', die).on('unhandledRejection', die);
log.setBindings({ process: 'publisher' });

let code: SiteCode | null = null;
let building: Promise<SiteCode> | null = null;
let published: PublicationReport | null = null;
/** Aborted by each request, so that work between requests ends and does not delay it. */
let asked = new AbortController();
/** Each request waits for this work: nothing is stored while old objects are deleted. */
let sweeping: Promise<void> = Promise.resolve();

// The drawer is made before the first await: `end` needs it, also after an error further down.
const drawer = pictureDrawer(databaseUrl === '' ? null : new URL(databaseUrl).origin, (line) => log.warn(line));

const store = await openStore(siteDirectory);
const RECORD = 'articles.record';
// Deletes the folders of a former version; this one publishes the site anew.
for (const name of readdirSync(siteDirectory)) {
  const isOurs = ['objects', 'site.log', RECORD, path.basename(codeDirectory)].includes(name);
  if (!isOurs) rmSync(path.join(siteDirectory, name), { recursive: true, force: true });
}
const renderer = startRenderer(store.objects);
const distribution = siteDistribution(
  store,
  publicationTarget(targetSettings(process.env), (line) => log.warn(line)),
  (line) => log.info(line),
  () => send({ kind: 'working' }),
);
const onCommitted = () => send({ kind: 'committed' });
const publish = sitePublication({
  store,
  renderer,
  onCommitted,
  siteUrl: new URL(readSiteUrl(process.env) ?? DEFAULT_SITE_URL),
  imageOrigin: databaseOriginOf(process.env),
});
const record = publishedArticles(path.join(siteDirectory, RECORD));
const hasPageOf = (article: Article) => store.files.has(fileOfArticle(article));
const state = contentState(contentReader(environment), changesOf(databaseClient(databaseUrl, secretKey)), {
  async articlesOf(ids) {
    const found = await record.find(ids);
    return new Map(found.filter(hasPageOf).map((article) => [article.id, article]));
  },
  hasPageOf,
});

process.on('message', (request: ProcessRequest) => void answer(request));
send({ kind: 'ready', build: store.build });

async function answer(request: ProcessRequest): Promise<void> {
  asked.abort();
  await sweeping.catch(() => undefined);
  asked = new AbortController();
  try {
    if (request.kind === 'publish') {
      const { pictures: _, ...result } = await publishNow(request);
      send({ kind: 'published', result: { ...result, build: store.build } });
    } else if (request.kind === 'distribute') {
      await distribution.publish(stopping.signal, request.all);
      send({ kind: 'distributed' });
    } else {
      await store.markDamaged(request.files);
      send({ kind: 'marked' });
    }
  } catch (error) {
    // The content was read, but maybe not published: the next publication reads it again.
    if (request.kind === 'publish') state.forget();
    send({ kind: 'failed', report: reportError(error) });
  }
  workBetween(asked.signal).catch((error: Error) => {
    log.warn(
      { err: error },
      'The site is online, but the work after the publication failed (pictures, bucket, old files): the next publication repeats it',
    );
  });
}

async function publishNow({ buildId, all, mayShowSamples }: PublishRequest): Promise<PublicationReport> {
  const [built, content] = await Promise.allSettled([codeToRender(all), read(mayShowSamples)]);
  if (built.status === 'rejected') throw built.reason;
  if (content.status === 'rejected') throw content.reason;
  published = await publish(built.value, content.value, { buildId, all, now: new Date() });
  return published;
}

/** Returns the code that renders pages, built when it is first needed. @param all builds changed sources anew */
async function codeToRender(all: boolean): Promise<SiteCode> {
  if (code !== null && !all) return code;
  building = builtCode(codeDirectory, environment, stopping.signal);
  return (code = await building);
}

async function read(mayShowSamples: boolean): Promise<PublishedContent> {
  try {
    const refresh = () => readWithRetries(environment, () => state.refresh(), { sleep, random: Math.random });
    const { isWhole, ...found } = await refresh();
    const textsOf: PublishedContent['textsOf'] = (ids) => readWithRetries(environment, () => state.textsOf(ids));
    if (isWhole && !found.content.isFallback) await recordArticles(found.content.articles);
    return { ...found, textsOf, readRest: isWhole ? null : () => read(false) };
  } catch (error) {
    if (!mayShowSamples || !(error instanceof DatabaseUnreachable)) throw error;
    log.warn({ err: error }, 'The database is out of reach: the site shows sample articles');
    state.forget();
    const { texts, ...content } = fallbackContent();
    return { content, changed: content.articles, held: [], textsOf: async () => texts, readRest: null };
  }
}

/** Records articles. Without the record, a later start knows no good version of articles that broke meanwhile. */
async function recordArticles(articles: readonly Article[]): Promise<void> {
  await record.keep(articles).catch((error: Error) => {
    log.warn({ err: error }, 'The published articles could not be recorded on disk');
  });
}

async function workBetween(signal: AbortSignal): Promise<void> {
  const pause = (time: number) => sleep(time, undefined, { signal, ref: false }).catch(() => undefined);
  await pause(BETWEEN_CHANGES);
  if (published && pictures !== WITHOUT_PICTURES && !signal.aborted) {
    const drawn = await drawMissing(store, published.pictures, drawer, signal, onCommitted);
    if (drawn > 0 && !signal.aborted) await distribution.publish(stopping.signal, false);
  }
  await pause(QUIET_TIME);
  if (signal.aborted) return;
  sweeping = store.sweep();
  await sweeping;
}

/** Ends after an uncaught error: the state of the process is unknown. */
function die(error: unknown): void {
  process.send?.({ kind: 'died', report: reportError(error) } satisfies ProcessMessage, () => void end(1));
}

/** Ends the process, after the build process has ended. All other work may stop at any moment. */
async function end(status: number): Promise<void> {
  stopping.abort();
  asked.abort();
  await building?.catch(() => undefined);
  await Promise.race([drawer.close(), sleep(1000)]);
  process.exit(status);
}
