import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../src/gateway/database.types.ts';
import { isApiPath, startBackend, type Backend } from './backend/backend.ts';
import { installationCredentials, writeSupabaseEnvironment } from './backend/credentials.ts';
import { lockDataDirectory } from './instance-lock.ts';
import { exitWith, OperatorError } from './operator-error.ts';
import { buildSite } from './publisher/build.ts';
import { compressSite } from './publisher/compress.ts';
import { answerHook } from './publisher/hook.ts';
import { keyOfSources, planSite } from './publisher/plan.ts';
import { recordedPublications } from './publisher/publications.ts';
import { createPublisher, type Publisher } from './publisher/publisher.ts';
import { releases, type Release, type Releases } from './publisher/releases.ts';
import { hirePainter } from './social-pictures/hire.ts';
import { readManifest, type Pictures } from './social-pictures/manifest.ts';
import { openStudio, type Studio } from './social-pictures/studio.ts';
import { staticSite, type StaticSite } from './server/static-site.ts';
import { startWebServer } from './server/web-server.ts';
import { readSettings, type StartSettings } from './settings.ts';
import { shutdownStack } from './shutdown.ts';
import { surviveUncaughtErrors } from './uncaught-errors.ts';

const HOOK_PATH = '/hooks/publish';
const PREPARING_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Coquelicot</title><p>Le site se prépare : il s’ouvre ici dans quelques secondes.</p></html>`;

/** Starts everything: database, site, publisher, on one port. */
async function start(settings: StartSettings): Promise<void> {
  const startedAt = performance.now();
  const url = `http://${ownAddress(settings.host)}:${settings.port}`;
  const shutdown = shutdownStack();
  try {
    settings.dataDirectory = createDirectory(settings.dataDirectory);
    shutdown.add(await lockDataDirectory(settings.dataDirectory));
    const credentials = installationCredentials(settings.dataDirectory);
    if (settings.publishSecret) credentials.publishSecret = settings.publishSecret;

    const store = releases(path.join(settings.dataDirectory, 'site'));
    const studio = studioOf(settings, url);
    const online = await onlineSite(store, studio);
    const started = Promise.withResolvers<{ backend: Backend | null; publisher: Publisher }>();
    started.promise.catch(() => undefined);

    // Stopped after the web server, so that no request reaches a database that is going; a signal may come while it
    // is still starting.
    let starting: ReturnType<typeof database> | null = null;
    shutdown.add(() =>
      starting?.then(
        ({ backend }) => backend?.stop(),
        () => undefined,
      ),
    );

    const server = await startWebServer(settings.host, settings.port, settings.trustedProxies, {
      isDynamic: (pathname) => pathname === HOOK_PATH || (!settings.hosted && isApiPath(pathname)),
      async fetch(request, clientAddress) {
        const { backend, publisher } = await started.promise;
        if (new URL(request.url).pathname === HOOK_PATH) {
          return answerHook(request, { secret: credentials.publishSecret, request: publisher.request });
        }
        return backend ? backend.fetch(request, clientAddress) : new Response(null, { status: 404 });
      },
      upgrade(request, socket, head, clientAddress) {
        started.promise.then(
          ({ backend }) => (backend ? backend.upgrade(request, socket, head, clientAddress) : socket.destroy()),
          () => socket.destroy(),
        );
      },
      serve: (request, response) => online.serve(request, response),
    });
    surviveUncaughtErrors(process, (message) => console.error(message));
    shutdown.add(() => server.stop());
    shutdown.add(() => studio.close());
    if (online.isReady()) announce(settings, startedAt);

    starting = database(settings, url, credentials);
    const { access, backend } = await starting;
    if (shutdown.hasBegun()) return;
    if (!settings.hosted) writeSupabaseEnvironment(settings.dataDirectory, url, credentials);

    const stopBuild = new AbortController();
    const publisher = publisherOf(settings, access, store, online, stopBuild.signal);
    shutdown.add(async () => {
      stopBuild.abort();
      await publisher.close();
    });
    started.resolve({ backend, publisher });
    const isFirstBuild = !online.isReady();
    if (isFirstBuild) console.log('Building the site for the first time…');
    await firstPublication(publisher, access, isFirstBuild);
    if (!isFirstBuild) return;
    await publisher.idle();
    if (online.isReady()) announce(settings, startedAt);
    else console.error('The site is not built; the reason stands above. Publishing again builds it.');
  } catch (error) {
    const wasStopped = shutdown.hasBegun();
    await shutdown.run();
    if (!wasStopped) throw error;
  }
}

/** Brings the site up to date with its database; a database out of reach leaves the last good site online. */
async function firstPublication(publisher: Publisher, { url }: Access, isFirstBuild: boolean): Promise<void> {
  try {
    await publisher.request();
  } catch (error) {
    const reason =
      `The database at ${url} does not take publications (${(error as Error).message}). Check that it runs, ` +
      'that its migrations are applied (supabase db push) and that SUPABASE_SECRET_KEY is right.';
    if (!isFirstBuild) console.error(`${reason} The last good site stays online.`);
    else if (process.env['ALLOW_FALLBACK'] === '1') await publisher.publishUnrecorded();
    else throw new OperatorError(reason, error);
  }
}

/** Where this process reaches itself: the address it listens on, or loopback when it listens on all. */
function ownAddress(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Makes the data folder; returns its real path, the same whatever links lead to it. */
function createDirectory(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true });
    return realpathSync(directory);
  } catch (error) {
    throw new OperatorError(`DATA_DIR cannot be a folder at ${directory}: ${(error as Error).message}.`, error);
  }
}

interface Access {
  url: string;
  publishableKey: string;
  secretKey: string;
}

async function database(
  settings: StartSettings,
  url: string,
  credentials: ReturnType<typeof installationCredentials>,
): Promise<{ access: Access; backend: Backend | null }> {
  if (settings.hosted) return { access: settings.hosted, backend: null };
  const backend = await startBackend({
    dataDirectory: settings.dataDirectory,
    url,
    credentials,
    initialAdminEmail: settings.initialAdminEmail,
    seed: settings.seed,
  });
  return { access: { url, publishableKey: credentials.publishableKey, secretKey: credentials.secretKey }, backend };
}

function publisherOf(
  settings: StartSettings,
  access: Access,
  store: Releases,
  online: OnlineSite,
  signal: AbortSignal,
): Publisher {
  const client = createClient<Database>(access.url, access.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const environment = {
    SUPABASE_URL: access.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    // Empty: the embedded backend answers at the site's own origin, whatever its name.
    PUBLIC_SUPABASE_URL: settings.hosted ? access.url : '',
    SITE_URL: settings.siteUrl,
  };
  return createPublisher({
    publications: recordedPublications(client),
    releases: store,
    plan: () => planSite({ ...process.env, ...environment, ALLOW_FALLBACK: '' }),
    async render(directory, buildId, firstBuild) {
      // Sample articles may open a site that has never been built; they never replace real ones.
      const codeKey = await keyOfSources({ ...process.env, ...environment });
      const fallback = firstBuild ? (process.env['ALLOW_FALLBACK'] ?? '') : '';
      await buildSite(
        directory,
        { ...environment, BUILD_ID: buildId, CODE_KEY: codeKey, ALLOW_FALLBACK: fallback },
        signal,
      );
    },
    async finish(directory, former) {
      await compressSite(directory, former?.directory ?? null);
    },
    switched: (release) => online.show(release),
    log: (message) => console.log(message),
  });
}

/** Where the social pictures are drawn: beside everything else, by one process that gives way. */
function studioOf({ dataDirectory, hosted }: StartSettings, url: string): Studio {
  const directory = path.join(dataDirectory, 'social-pictures');
  return openStudio({
    directory,
    places: 1,
    hire: () => hirePainter(directory, hosted?.url ?? url, true),
    log: (message) => console.log(message),
  });
}

/** Draws what a release names, and forgets what no release that is kept names any more. */
async function illustrate(studio: Studio, pictures: Pictures, former: Pictures[]): Promise<void> {
  const drawing = studio.draw(pictures);
  await studio.prune(new Set([pictures, ...former].flatMap((named) => [...named.keys()])));
  await drawing;
}

interface OnlineSite {
  serve: StaticSite['serve'];
  isReady(): boolean;
  show(release: Release): Promise<void>;
}

/** The site that visitors see: the last published one at once, a newer one from the instant it is shown. */
async function onlineSite(store: Releases, studio: Studio): Promise<OnlineSite> {
  let site: StaticSite | null = null;
  const show = async (release: Release) => {
    const former = await store.former();
    const [pictures, ...formerPictures] = await Promise.all(
      [release, ...former].map(({ directory }) => readManifest(directory)),
    );
    site = staticSite(
      release.directory,
      former.map(({ directory }) => directory),
      studio.file,
    );
    illustrate(studio, pictures ?? new Map(), formerPictures).catch((error: unknown) =>
      console.error('Social pictures:', error),
    );
  };
  const current = await store.current();
  if (current) await show(current);
  return {
    async serve(request, response) {
      if (site) await site.serve(request, response);
      else
        response
          .writeHead(503, {
            'Content-Type': 'text/html; charset=utf-8',
            'Retry-After': '2',
            'Cache-Control': 'no-store',
          })
          .end(PREPARING_PAGE);
    },
    isReady: () => site !== null,
    show,
  };
}

function announce(settings: StartSettings, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::'].includes(settings.host);
  const name = isEverywhere ? 'localhost' : ownAddress(settings.host);
  console.log(`\n  Coquelicot is served at http://${name}:${settings.port} (${seconds} s)\n`);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  exitWith(error);
}
