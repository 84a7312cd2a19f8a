import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../operate/log/log.ts';
import { OperatorError } from '../process/operator-error.ts';
import { databaseClient } from '../publisher/database-client.ts';
import type { PublicationEvent } from '../publisher/publication-event.ts';
import { recordedPublications } from '../publisher/publications.ts';
import { createPublisher, type Publisher } from '../publisher/publisher.ts';
import { siteProcess } from '../publisher/site-process-client.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { DatabaseAccess } from './database.ts';
import { siteDirectoryOf, type PublishedSite } from './published-site.ts';

export interface CopyPublisher extends Publisher {
  repair(files: readonly string[]): Promise<void>;
}

/** Starts the publisher. It reads the database at `access`, writes into the data folder and refreshes `online`. */
export function sitePublisher(
  settings: StartSettings,
  access: DatabaseAccess,
  online: PublishedSite,
  ended: (event: PublicationEvent) => void,
): CopyPublisher {
  const siteDirectory = siteDirectoryOf(settings.dataDirectory);
  const environment = {
    SUPABASE_URL: access.url,
    SUPABASE_SECRET_KEY: access.secretKey,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    // Empty: the embedded backend answers at the site's own origin, whatever its name.
    PUBLIC_SUPABASE_URL: settings.hosted ? access.url : '',
    SITE_URL: settings.siteUrl,
    BODY_CACHE: path.join(settings.dataDirectory, 'article-bodies'),
    ...settings.mail.buildVariables,
  };
  const refresh = () =>
    online
      .refresh()
      .catch((error: unknown) => log.error({ err: error }, 'A change of the site could not be shown to visitors'));
  const site = siteProcess(siteDirectory, path.join(siteDirectory, 'code'), environment, () => void refresh());
  const publisher = createPublisher({
    publications: recordedPublications(databaseClient(access.url, access.secretKey)),
    async publish(buildId, { all, isFirst }) {
      // Sample articles may open a new site; they never replace real ones.
      const mayShowSamples = isFirst && process.env['ALLOW_FALLBACK'] === '1';
      const result = await site.publish({ buildId, all, mayShowSamples });
      await online.refresh();
      return result;
    },
    distribute: site.distribute,
    isOnline: online.isReady,
    stop: site.close,
    ended,
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  });
  return {
    ...publisher,
    async repair(files) {
      await site.markStale(files);
      await publisher.request();
    },
  };
}

/**
 * Brings the site up to date. While the database is out of reach, the last good site stays online.
 *
 * @throws OperatorError when there is no site to keep online
 */
export async function firstPublication(
  publisher: Publisher,
  { url }: DatabaseAccess,
  isFirstBuild: boolean,
): Promise<void> {
  try {
    await publisher.request();
  } catch (error) {
    const reason =
      `The database at ${url} cannot record publications (${(error as Error).message}). Check that it runs, ` +
      'that its migrations are applied (supabase db push) and that SUPABASE_SECRET_KEY is right.';
    if (!isFirstBuild) {
      log.error(`${reason} The last good site stays online.`);
      return;
    }
    if (process.env['ALLOW_FALLBACK'] !== '1') throw new OperatorError(reason, error);
    log.error(
      `${reason} The articles are requested four times, which may take two minutes; then the site opens with sample articles.`,
    );
    await publisher.publishUnrecorded();
  }
}
