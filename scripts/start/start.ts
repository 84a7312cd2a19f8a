import path from 'node:path';
import { scheduleBackups } from '../backup/scheduled-backups.ts';
import { installationCredentials, writeSupabaseEnvironment } from '../backend/credentials.ts';
import { lockDataDirectory } from '../process/instance-lock.ts';
import { ownMailEndpoint } from '../mail/mail-endpoint.ts';
import { mailOutbox } from '../mail/mail-outbox.ts';
import { administratorCheck, outboxEndpoint } from '../mail/outbox-endpoint.ts';
import { keepOutboxTidy } from '../mail/outbox-retention.ts';
import { log } from '../operate/log/log.ts';
import { knownHosts } from '../server/known-hosts.ts';
import { startWebServer } from '../server/web-server.ts';
import type { StartSettings } from '../settings/settings.ts';
import { shutdownStack, type ShutdownStack } from '../process/shutdown.ts';
import { surviveUncaughtErrors } from '../process/uncaught-errors.ts';
import { createDirectory, startFailure, takeDataFolder, type DataFolderAccess } from './data-folder.ts';
import { startDatabase } from './database.ts';
import { operationOf } from './operation.ts';
import { onlineSite, drawingPoolOf } from './online-site.ts';
import { addressWarning, announce, answeredHosts, ownAddress } from './own-address.ts';
import { serverRoutes, type Services } from './server-routes.ts';
import { firstPublication, sitePublisher } from './site-publisher.ts';

const ONLY_SITE =
  'The last published site is served meanwhile. Nothing else works: the API answers 503 and nothing is published, ' +
  'until this is mended and Coquelicot is started again.';

/** Said by the first start alone. */
const NO_BACKUPS = 'No backups are made by themselves: with BACKUP_TO=FOLDER one is made each night (docs/operate.md).';

/** What a start takes from the machine; tests give others. */
export interface StartParts extends DataFolderAccess {
  database: typeof startDatabase;
}

const REAL_PARTS: StartParts = {
  lock: lockDataDirectory,
  credentials: installationCredentials,
  database: startDatabase,
};

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
    const warning = addressWarning(settings);
    if (warning) log.warn(warning);
    settings.dataDirectory = createDirectory(settings.dataDirectory);
    const operation = operationOf(settings);
    shutdown.add(operation.stop);
    const folder = await takeDataFolder(settings.dataDirectory, parts);
    if (!folder.problem) shutdown.add(folder.unlock);
    operation.watch();

    const drawingPool = drawingPoolOf(settings, url);
    const online = onlineSite(path.join(settings.dataDirectory, 'site'), drawingPool, folder.problem === null);
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

    const outbox = settings.mail.own ? mailOutbox(path.join(settings.dataDirectory, 'outbox')) : null;
    if (outbox && !folder.problem) shutdown.add(keepOutboxTidy(outbox));
    const api = settings.hosted ?? { url, publishableKey: folder.credentials?.publishableKey ?? '' };
    const server = await startWebServer(
      settings.host,
      settings.port,
      settings.trustedProxies,
      serverRoutes(started.promise, online, {
        hasApi: !settings.hosted,
        mail: ownMailEndpoint(settings),
        operation: operation.endpoint,
        noteAnswer: operation.noteAnswer,
        outbox: outbox && outboxEndpoint(outbox, administratorCheck(api.url, api.publishableKey)),
        isKnownHost: knownHosts(answeredHosts(settings)),
      }),
    );
    surviveUncaughtErrors(process, (message) => log.error(message));
    shutdown.add(() => server.stop());
    shutdown.add(() => drawingPool.close());
    if (online.isReady()) announce(settings, startedAt);

    try {
      if (folder.problem) throw folder.problem;
      const { credentials } = folder;
      starting = parts.database(settings, url, credentials);
      const { access, backend } = await starting;
      if (shutdown.hasBegun()) return shutdown;
      operation.databaseStarted(access);
      if (!settings.hosted) writeSupabaseEnvironment(settings.dataDirectory, url, credentials);

      if (settings.backups)
        shutdown.add(scheduleBackups(settings.backups, settings.dataDirectory, operation.backupEnded));
      const publisher = sitePublisher(settings, access, online, drawingPool, operation.publicationEnded);
      shutdown.add(() => publisher.close());
      started.resolve({ backend, publisher, publishSecret: settings.publishSecret ?? credentials.publishSecret });
      const isFirstBuild = !online.isReady();
      if (isFirstBuild) log.info('Building the site for the first time…');
      await firstPublication(publisher, access, isFirstBuild);
      if (!isFirstBuild) return shutdown;
      await publisher.idle();
      if (online.isReady()) {
        announce(settings, startedAt);
        if (backend && !settings.backups) log.info(NO_BACKUPS);
      } else log.error('The site is not built; the reason stands above. Publishing again builds it.');
    } catch (error) {
      const failure = startFailure(error, settings.dataDirectory);
      started.reject(failure);
      if (shutdown.hasBegun() || !online.isReady()) throw failure;
      log.error({ err: failure, isHeadline: true });
      log.error(ONLY_SITE);
    }
  } catch (error) {
    const wasStopped = shutdown.hasBegun();
    await shutdown.run();
    if (!wasStopped) throw error;
  }
  return shutdown;
}
