import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error.ts';
import { databaseClient } from '../publisher/database-client.ts';
import { recordedPublications } from '../publisher/publications.ts';
import { publicationTarget } from '../publisher/object-storage/configured-target.ts';
import { createPublisher, type Publisher } from '../publisher/publisher.ts';
import { siteProcess } from '../publisher/site/site-process-client.ts';
import type { PublicationEvent } from '../publisher/publication-event.ts';
import type { StartSettings } from '../settings/settings.ts';
import { isBuildRecord } from '../../src/core/site/build-record.ts';
import type { DatabaseKeys } from './database.ts';
import type { PublishedSite } from './published-site.ts';
import { siteDistribution } from './site-distribution.ts';
import type { DrawingPool } from '../../src/build/social-pictures/drawing-pool.ts';
import { log } from '../operate/log/log.ts';

/**
 * The publisher of this installation: reads `access`, writes into the data folder, shows the result on `online`, and
 * publishes it beyond this machine where the settings name a target.
 */
export function sitePublisher(
  settings: StartSettings,
  access: DatabaseKeys,
  online: PublishedSite,
  drawingPool: DrawingPool,
  ended: (event: PublicationEvent) => void,
): Publisher {
  const environment = {
    SUPABASE_URL: access.url,
    SUPABASE_SECRET_KEY: access.secretKey,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    // Empty: the embedded backend answers at the site's own origin, whatever its name.
    PUBLIC_SUPABASE_URL: settings.hosted ? access.url : '',
    SITE_URL: settings.siteUrl,
    KEPT_BODIES: path.join(settings.dataDirectory, 'article-bodies'),
    ...settings.mail.buildVariables,
  };
  const current = path.join(settings.dataDirectory, 'site/current');
  const distribution = siteDistribution(
    current,
    publicationTarget(settings.target, (line) => log.warn(line)),
    drawingPool,
    log,
  );
  const site = siteProcess(
    path.join(settings.dataDirectory, 'site'),
    path.join(settings.dataDirectory, 'site/bundles'),
    environment,
    async (change) => {
      distribution.note(change);
      await online.show(change);
    },
  );
  return createPublisher({
    publications: recordedPublications(databaseClient(access.url, access.secretKey)),
    publish: (buildId, { all, isFirst }) =>
      // Sample articles may open a site that has never been built; they never replace real ones.
      drawingPool.giveWayTo(
        site.publish({ buildId, all, mayShowSamples: isFirst && process.env['ALLOW_FALLBACK'] === '1' }),
      ),
    distribute: distribution.publish,
    onlineBuildId: () => readBuildId(path.join(current, 'build.json')),
    isOnline: online.isReady,
    stop: site.close,
    ended,
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  });
}

async function readBuildId(file: string): Promise<string | null> {
  try {
    const record: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isBuildRecord(record) ? record.buildId : null;
  } catch {
    return null;
  }
}

/**
 * Brings the site up to date with its database; a database out of reach leaves the last good site online.
 * @throws OperatorError when there is no site to leave online
 */
export async function firstPublication(
  publisher: Publisher,
  { url }: DatabaseKeys,
  isFirstBuild: boolean,
): Promise<void> {
  try {
    await publisher.request();
  } catch (error) {
    const reason =
      `The database at ${url} does not take publications (${(error as Error).message}). Check that it runs, ` +
      'that its migrations are applied (supabase db push) and that SUPABASE_SECRET_KEY is right.';
    if (!isFirstBuild) {
      log.error(`${reason} The last good site stays online.`);
      return;
    }
    if (process.env['ALLOW_FALLBACK'] !== '1') throw new OperatorError(reason, error);
    log.error(
      `${reason} Its articles are asked for four times, which takes two minutes where nothing answers; ` +
        'without them, the site opens with the sample articles.',
    );
    await publisher.publishUnrecorded();
  }
}
