import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installationCredentials } from '../backend/credentials.ts';

/** How to speak to the database of a running copy as its owner. */
export function copyConnectionString(dataDirectory: string): string {
  const port = readFileSync(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const { databasePassword } = installationCredentials(dataDirectory);
  return `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`;
}
