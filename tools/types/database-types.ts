import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import postgres from 'postgres';
import { format, resolveConfig } from 'prettier';
import { startBackend } from '../../server/api/backend.ts';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { freePort } from '../../server/process/free-port.ts';

/**
 * Makes the TypeScript types of tables and functions from a newly migrated database.
 *
 * @param target the file that will hold the types; they are formatted as Prettier formats that file
 */
export async function databaseTypes(target: string): Promise<string> {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-types-'));
  try {
    const types = await typesOfNewDatabase(dataDirectory);
    return await format(types, { ...(await resolveConfig(target)), filepath: target });
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function typesOfNewDatabase(dataDirectory: string): Promise<string> {
  const backend = await startBackend({
    dataDirectory,
    url: `http://127.0.0.1:${await freePort()}`,
    credentials: installationCredentials(dataDirectory),
    seed: false,
  });
  const sql = postgres(backend.connectionString, { max: 1, onnotice: () => undefined });
  try {
    const query = async (text: string) => ({ rows: await sql.unsafe(text) });
    const metadata = await introspect({ query }, { includedSchemas: ['public'] });
    return await generateTypescript(sortGeneratorMetadata(metadata), { detectOneToOneRelationships: true });
  } finally {
    await sql.end();
    await backend.stop();
  }
}
