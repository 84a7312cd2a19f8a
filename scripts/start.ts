import path from 'node:path';
import { isApiPath, type Backend } from './backend/backend.ts';
import { installationCredentials, writeSupabaseEnvironment } from './backend/credentials.ts';
import { lockDataDirectory } from './instance-lock.ts';
import { exitWith, printFailure } from './operator-error.ts';
import { answerHook } from './publisher/hook.ts';
import type { Publisher } from './publisher/publisher.ts';
import { releases } from './publisher/releases.ts';
import { startWebServer } from './server/web-server.ts';
import { readSettings, type StartSettings } from './settings.ts';
import { shutdownStack, type ShutdownStack } from './shutdown.ts';
import { surviveUncaughtErrors } from './uncaught-errors.ts';
import { createDirectory, startFailure, takeDataFolder, type DataFolderAccess } from './start/data-folder.ts';
import { startDatabase } from './start/database.ts';
import { onlineSite, drawingPoolOf } from './start/online-site.ts';
import { announce, ownAddress } from './start/own-address.ts';
import { firstPublication, sitePublisher } from './start/site-publisher.ts';

const HOOK_PATH = '/hooks/publish';
const ONLY_SITE =
  'The last published site is served meanwhile. Nothing else works: the API answers 503 and nothing is published, ' +
  'until this is mended and Coquelicot is started again.\n';

/** What a start takes from the machine; tests give others. */
export interface StartParts extends DataFolderAccess {
  database: typeof startDatabase;
}

const REAL_PARTS: StartParts = {
  lock: lockDataDirectory,
  credentials: installationCredentials,
  database: startDatabase,
};

/** What answers beside the site, once the database has started. */
interface Services {
  backend: Backend | null;
  publisher: Publisher;
  publishSecret: string;
}

/**
 * Starts everything: database, site, publisher, on one port. Without its database, the last published site is served
 * alone, and why is said.
 *
 * @returns what stops it all
 * @throws OperatorError when there is nothing to serve
 */
export async function start(settings: StartSettings, parts: StartParts = REAL_PARTS): Promise<ShutdownStack> {
  const startedAt = performance.now();
  const url = `http://${ownAddress(settings.host)}:${settings.port}`;
  const shutdown = shutdownStack();
  try {
    settings.dataDirectory = createDirectory(settings.dataDirectory);
    const folder = await takeDataFolder(settings.dataDirectory, parts);
    if (!folder.problem) shutdown.add(folder.unlock);

    const store = releases(path.join(settings.dataDirectory, 'site'));
    const drawingPool = drawingPoolOf(settings, url);
    const online = await onlineSite(store, drawingPool, folder.problem === null);
    if (folder.problem && !online.isReady()) throw folder.problem;
    const started = Promise.withResolvers<Services>();
    started.promise.catch(() => undefined);

    // Stopped after the web server, so that no request reaches a database that is going; a signal may come while it
    // is still starting.
    let starting: ReturnType<typeof startDatabase> | null = null;
    shutdown.add(() =>
      starting?.then(
        ({ backend }) => backend?.stop(),
        () => undefined,
      ),
    );

    const server = await startWebServer(settings.host, settings.port, settings.trustedProxies, {
      isDynamic: (pathname) => pathname === HOOK_PATH || (!settings.hosted && isApiPath(pathname)),
      async fetch(request, clientAddress) {
        const services = await started.promise.catch(() => null);
        if (!services) return Response.json({ message: 'The database is not running' }, { status: 503 });
        const { backend, publisher, publishSecret } = services;
        if (new URL(request.url).pathname === HOOK_PATH) {
          return answerHook(request, { secret: publishSecret, request: publisher.request });
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
    shutdown.add(() => drawingPool.close());
    if (online.isReady()) announce(settings, startedAt);

    try {
      if (folder.problem) throw folder.problem;
      const { credentials } = folder;
      starting = parts.database(settings, url, credentials);
      const { access, backend } = await starting;
      if (shutdown.hasBegun()) return shutdown;
      if (!settings.hosted) writeSupabaseEnvironment(settings.dataDirectory, url, credentials);

      const publisher = sitePublisher(settings, access, store, online);
      shutdown.add(() => publisher.close());
      started.resolve({ backend, publisher, publishSecret: settings.publishSecret ?? credentials.publishSecret });
      const isFirstBuild = !online.isReady();
      if (isFirstBuild) console.log('Building the site for the first time…');
      await firstPublication(publisher, access, isFirstBuild);
      if (!isFirstBuild) return shutdown;
      await publisher.idle();
      if (online.isReady()) announce(settings, startedAt);
      else console.error('The site is not built; the reason stands above. Publishing again builds it.');
    } catch (error) {
      const failure = startFailure(error, settings.dataDirectory);
      started.reject(failure);
      if (shutdown.hasBegun() || !online.isReady()) throw failure;
      printFailure(failure);
      console.error(ONLY_SITE);
    }
  } catch (error) {
    const wasStopped = shutdown.hasBegun();
    await shutdown.run();
    if (!wasStopped) throw error;
  }
  return shutdown;
}

if (import.meta.main) {
  try {
    await start(readSettings(process.env));
  } catch (error) {
    exitWith(error);
  }
}
