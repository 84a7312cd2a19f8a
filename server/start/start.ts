import path from 'node:path';
import type { ApiProcess } from '../api/supervise-api.ts';
import { scheduleBackups } from '../backup/scheduled-backups.ts';
import { installationCredentials, writeSupabaseEnvironment } from '../settings/credentials.ts';
import { lockDataDirectory } from '../process/instance-lock.ts';
import { mailDelivery } from '../mail/mail-delivery.ts';
import { mailOutbox } from '../mail/mail-outbox.ts';
import { keepOutboxTidy } from '../mail/outbox-retention.ts';
import { log } from '../operate/log/log.ts';
import type { HookDependencies } from '../publisher/hook.ts';
import { formerSettingWarnings } from '../settings/former-settings.ts';
import type { StartSettings } from '../settings/settings.ts';
import { shutdownStack, type ShutdownStack } from '../process/shutdown.ts';
import { surviveUncaughtErrors } from '../process/uncaught-errors.ts';
import { fileRepair, type FileRepair } from './file-repair.ts';
import { hasSite } from '../store/site-log.ts';
import { startProcesses } from './copy-processes.ts';
import {
  createDirectory,
  startFailure,
  takeDataFolder,
  type DataFolder,
  type DataFolderAccess,
} from './data-folder.ts';
import { startDatabase, type StartedDatabase } from './database.ts';
import { createOperation, type Operation } from './operation.ts';
import { addressWarning, announce, ownAddress } from './own-address.ts';
import { publishedSite, siteDirectoryOf, type PublishedSite } from './published-site.ts';
import { firstPublication, sitePublisher } from './site-publisher.ts';

const ONLY_SITE =
  'Meanwhile, the last published site is served. Nothing else works: the API answers 503 and nothing is published ' +
  'until you fix this and start Coquelicot again.';

/** Logged by the first start only. */
const NO_BACKUPS = 'No automatic backups are made: set BACKUP_TO=FOLDER for one each night (docs/operate.md).';

/** The parts of a start that touch the machine; tests replace them. */
export interface StartParts extends DataFolderAccess {
  database: typeof startDatabase;
}

const REAL_PARTS: StartParts = {
  lock: lockDataDirectory,
  credentials: installationCredentials,
  database: startDatabase,
};

interface ServedCopy {
  settings: StartSettings;
  url: string;
  startedAt: number;
  folder: DataFolder;
  operation: Operation;
  api: ApiProcess;
  site: PublishedSite;
  database: { starting: Promise<StartedDatabase> | null };
  hook: PromiseWithResolvers<HookDependencies>;
  repairs: FileRepair;
}

/**
 * Starts a copy and supervises its processes: the web server, the API, PostgreSQL and the publisher. Without its
 * database, it logs why and serves the last published site alone.
 *
 * @returns the stack that stops everything
 * @throws OperatorError when there is nothing to serve
 */
export async function start(settings: StartSettings, parts: StartParts = REAL_PARTS): Promise<ShutdownStack> {
  const startedAt = performance.now();
  const shutdown = shutdownStack();
  try {
    const copy = await serve(settings, startedAt, parts, shutdown);
    if (copy.site.isReady()) announce(settings, startedAt);
    try {
      await publish(copy, parts, shutdown);
    } catch (error) {
      const failure = startFailure(error, settings.dataDirectory);
      copy.hook.reject(failure);
      if (shutdown.hasBegun() || !copy.site.isReady()) throw failure;
      await copy.api.useDatabase(null);
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

async function serve(
  settings: StartSettings,
  startedAt: number,
  parts: StartParts,
  shutdown: ShutdownStack,
): Promise<ServedCopy> {
  const url = `http://${ownAddress(settings.host)}:${settings.port}`;
  const warning = addressWarning(settings);
  if (warning) log.warn(warning);
  settings.dataDirectory = createDirectory(settings.dataDirectory);
  for (const former of formerSettingWarnings(process.env)) log.warn(former);
  const mail = mailDelivery(settings.mail.own, settings.dataDirectory);
  const operation = createOperation(settings, mail?.deliver ?? null);
  shutdown.add(operation.stop);
  const folder = await takeDataFolder(settings.dataDirectory, parts);
  if (!folder.problem) shutdown.add(folder.unlock);
  operation.watch();
  const siteDirectory = siteDirectoryOf(settings.dataDirectory);
  if (folder.problem && !hasSite(siteDirectory)) throw folder.problem;
  if (settings.mail.own && !folder.problem)
    shutdown.add(keepOutboxTidy(mailOutbox(path.join(settings.dataDirectory, 'outbox'))));

  // The database stops after the API and the web server. A signal may come while the database is still starting.
  const database: ServedCopy['database'] = { starting: null };
  shutdown.add(() =>
    database.starting?.then(
      ({ postgres }) => postgres?.stop(),
      () => undefined,
    ),
  );
  const hook = Promise.withResolvers<HookDependencies>();
  hook.promise.catch(() => undefined);
  const repairs = fileRepair();
  const services = { operation: operation.endpoint, hook: hook.promise, repair: repairs.repair };
  const { web, api } = await startProcesses(settings, url, folder.credentials, services, shutdown);
  surviveUncaughtErrors(process, (message) => log.error(message));
  operation.useProcessMetrics(() => Promise.all([web.measure(), api.measure()]));
  const site = publishedSite(settings.dataDirectory, web);
  return { settings, url, startedAt, folder, operation, api, site, database, hook, repairs };
}

async function publish(copy: ServedCopy, parts: StartParts, shutdown: ShutdownStack): Promise<void> {
  const { settings, url, startedAt, folder, operation, api, site, hook, repairs } = copy;
  if (folder.problem) throw folder.problem;
  const { credentials } = folder;
  copy.database.starting = Promise.try(parts.database, settings, url, credentials, api);
  const { access, postgres } = await copy.database.starting;
  if (shutdown.hasBegun()) return;
  operation.databaseStarted(access);
  if (!settings.hosted) {
    const { dataDirectory, siteUrl } = settings;
    writeSupabaseEnvironment(dataDirectory, { url, siteUrl }, credentials);
  }
  if (settings.backups) shutdown.add(scheduleBackups(settings.backups, settings.dataDirectory, operation.backupEnded));
  const publisher = sitePublisher(settings, access, site, operation.publicationEnded);
  shutdown.add(() => publisher.close());
  repairs.begin(publisher);
  hook.resolve({ secret: settings.publishSecret ?? credentials.publishSecret, request: publisher.request });
  const isFirstBuild = !site.isReady();
  if (isFirstBuild) log.info('Building the site for the first time…');
  await firstPublication(publisher, access, isFirstBuild);
  if (!isFirstBuild) return;
  await publisher.idle();
  if (site.isReady()) {
    announce(settings, startedAt);
    if (postgres && !settings.backups) log.info(NO_BACKUPS);
  } else log.error('The site is not built; the reason is logged above. Publish again to build it.');
}
