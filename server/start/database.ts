import type { ApiProcess } from '../api/supervise-api.ts';
import { clusterOf } from '../api/backend.ts';
import type { Credentials } from '../settings/credentials.ts';
import { startPostgres, type Postgres } from '../postgres/postgres.ts';
import type { StartSettings } from '../settings/settings.ts';

/** Where the database answers, and by which keys. */
export interface DatabaseKeys {
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** A database whose API answers. */
export interface StartedDatabase {
  access: DatabaseKeys;
  /** The embedded PostgreSQL, or null when the database is hosted elsewhere. */
  postgres: Postgres | null;
}

/** Starts the embedded database and has the API answer for it, or names the hosted one. */
export async function startDatabase(
  settings: StartSettings,
  url: string,
  credentials: Credentials,
  api: ApiProcess,
): Promise<StartedDatabase> {
  if (settings.hosted) {
    await api.useDatabase(null);
    return { access: settings.hosted, postgres: null };
  }
  const postgres = await startPostgres(clusterOf(settings.dataDirectory), credentials.databasePassword);
  try {
    await api.useDatabase(postgres.connectionString);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { access: { url, publishableKey: credentials.publishableKey, secretKey: credentials.secretKey }, postgres };
}
