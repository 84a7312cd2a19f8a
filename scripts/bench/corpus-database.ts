import path from 'node:path';
import { startBackend } from '../backend/backend.ts';
import { installationCredentials } from '../backend/credentials.ts';
import { freePort } from '../backend/free-port.ts';
import { fillDatabase } from '../measure/fill-database.ts';
import { fetchRoute } from '../server/fetch-route.ts';
import { startWebServer } from '../server/web-server.ts';

export interface CorpusDatabase {
  /** What a build needs to read it. */
  environment: Record<string, string>;
  /** What a publisher needs besides. */
  secretKey: string;
  stop(): Promise<void>;
}

/** Starts an embedded database in this folder that holds so many articles of the corpus, and answers for it. */
export async function startCorpusDatabase(directory: string, articles: number): Promise<CorpusDatabase> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const credentials = installationCredentials(directory);
  const backend = await startBackend({ dataDirectory: directory, url, credentials, seed: false });
  const server = await startWebServer('127.0.0.1', port, 0, {
    isDynamic: () => true,
    answer: fetchRoute(backend.fetch),
    upgrade: (_request, socket) => socket.destroy(),
    serve: () => undefined,
  });
  const stop = async () => {
    await server.stop();
    await backend.stop();
  };
  try {
    await fillDatabase(backend.connectionString, articles);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      SUPABASE_URL: url,
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: credentials.publishableKey,
      SITE_URL: 'http://localhost:4321',
    },
    secretKey: credentials.secretKey,
    stop,
  };
}

/** Fills the data folder of a copy that does not run yet with so many articles of the corpus. */
export async function fillDataFolder(directory: string, articles: number): Promise<void> {
  const database = await startCorpusDatabase(path.resolve(directory), articles);
  await database.stop();
}
