import { mkdirSync } from 'node:fs';
import { startBackend } from '../server/api/backend.ts';
import { installationCredentials } from '../server/settings/credentials.ts';
import { lockDataDirectory } from '../server/process/instance-lock.ts';
import { fillDatabase } from './measure/fill-database.ts';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';
import { readSettings } from '../server/settings/settings.ts';

/** `npm run tool -- corpus 10000`: fills the data folder (DATA_DIR) with that many articles, for measuring. */
async function corpus(argument: string | undefined): Promise<void> {
  const count = Number(argument);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new OperatorError('Say how many articles to write, from 1 to 100000: npm run tool -- corpus 10000');
  }
  const { dataDirectory, port } = readSettings(process.env);
  mkdirSync(dataDirectory, { recursive: true });
  const unlock = await lockDataDirectory(dataDirectory);
  const backend = await startBackend({
    dataDirectory,
    url: `http://127.0.0.1:${port}`,
    credentials: installationCredentials(dataDirectory),
    seed: false,
  });
  try {
    await fillDatabase(backend.connectionString, count);
    console.log(`${count} articles are in ${dataDirectory}. See them with npm start.`);
  } finally {
    await backend.stop();
    unlock();
  }
}

await corpus(process.argv[2]).catch(exitWith);
