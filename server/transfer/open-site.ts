import { databaseClient } from '../publisher/database-client.ts';
import { copyAccess } from '../settings/copy-access.ts';
import { readSettings } from '../settings/settings.ts';
import { siteDatabase, type SiteDatabase } from './site-database.ts';

/** Milliseconds for one request: a picture may be large, and its storage far away. */
const TIMEOUT = 60_000;

/**
 * Opens the content of the copy that runs here, or of the hosted project that the environment names.
 *
 * @throws OperatorError when there is neither
 */
export function openSite(environment: NodeJS.ProcessEnv): { database: SiteDatabase; imageOrigin: string | null } {
  const { hosted, dataDirectory } = readSettings(environment);
  const { url, secretKey } = hosted ?? copyAccess(dataDirectory);
  const storageBase = hosted ? new URL(hosted.url).origin : '';
  return {
    database: siteDatabase(databaseClient(url, secretKey, TIMEOUT), storageBase),
    imageOrigin: hosted ? storageBase : null,
  };
}
