import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error.ts';
import { buildSite } from '../publisher/build.ts';
import { compressSite } from '../publisher/compress.ts';
import { databaseClient } from '../publisher/database-client.ts';
import { keyOfSources, planSite } from '../publisher/plan.ts';
import { recordedPublications } from '../publisher/publications.ts';
import { createPublisher, type Publisher } from '../publisher/publisher.ts';
import type { Releases } from '../publisher/releases.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { DatabaseKeys } from './database.ts';
import type { OnlineSite } from './online-site.ts';

/** The publisher of this installation: reads `access`, builds into `store`, and shows the result on `online`. */
export function sitePublisher(
  settings: StartSettings,
  access: DatabaseKeys,
  store: Releases,
  online: OnlineSite,
): Publisher {
  const client = databaseClient(access.url, access.secretKey);
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
    async render(directory, buildId, firstBuild, signal) {
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
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  });
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
      console.error(`${reason} The last good site stays online.`);
      return;
    }
    if (process.env['ALLOW_FALLBACK'] !== '1') throw new OperatorError(reason, error);
    console.error(
      `${reason} Its articles are asked for four times, which takes two minutes where nothing answers; ` +
        'without them, the site opens with the sample articles.',
    );
    await publisher.publishUnrecorded();
  }
}
