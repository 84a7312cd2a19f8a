import { startBackend, type Backend } from '../backend/backend.ts';
import type { Credentials } from '../backend/credentials.ts';
import type { StartSettings } from '../settings/settings.ts';
import { openContest } from '../contest/open-contest.ts';
import { isExposed } from './own-address.ts';
import { log } from '../operate/log/log.ts';

/** Where the database answers, and by which keys. */
export interface DatabaseKeys {
  url: string;
  publishableKey: string;
  secretKey: string;
}

export interface StartedDatabase {
  access: DatabaseKeys;
  /** The embedded backend, or null when the database is hosted elsewhere. */
  backend: Backend | null;
}

/** Starts the embedded database, or names the hosted one. */
export async function startDatabase(
  settings: StartSettings,
  url: string,
  credentials: Credentials,
): Promise<StartedDatabase> {
  if (settings.hosted) return { access: settings.hosted, backend: null };
  const backend = await startBackend({
    dataDirectory: settings.dataDirectory,
    url,
    siteUrl: settings.siteUrl,
    ownMail: settings.mail.own,
    credentials,
    initialAdminEmail: settings.initialAdminEmail,
    isExposed: isExposed(settings),
    seed: settings.seed,
  });
  await openContest(backend.connectionString, process.env, (line) => log.info(line));
  return { access: { url, publishableKey: credentials.publishableKey, secretKey: credentials.secretKey }, backend };
}
