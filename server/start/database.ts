import type { ApiProcess } from '../api/supervise-api.ts';
import { clusterOf } from '../api/backend.ts';
import type { Credentials } from '../settings/credentials.ts';
import { startPostgres, type Postgres } from '../postgres/postgres.ts';
import type { StartSettings } from '../settings/settings.ts';

export interface DatabaseAccess {
  url: string;
  publishableKey: string;
  secretKey: string;
}

export interface StartedDatabase {
  access: DatabaseAccess;
  /** Null when the database is hosted elsewhere. */
  postgres: Postgres | null;
}

/** Starts the embedded database and its API. With a hosted database, starts neither and returns its keys. */
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
