import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBackend } from './backend/backend.ts';
import { installationCredentials } from './backend/credentials.ts';
import { freePort } from './backend/free-port.ts';
import { exitWith } from './operator-error.ts';

// Large, and needed only after a migration: installed beside the project's own packages on first use.
const GENERATOR = '@supabase/postgres-meta@0.99.0';
const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules/.cache/postgres-meta');
const TARGET = path.join(ROOT, 'src/gateway/database.types.ts');

/** Writes src/gateway/database.types.ts from a database that the migrations have just made. */
async function generateTypes(): Promise<void> {
  if (!existsSync(path.join(CACHE, 'node_modules'))) {
    execFileSync('npm', ['install', '--prefix', CACHE, '--ignore-scripts', '--no-save', GENERATOR], {
      stdio: 'inherit',
    });
  }
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-types-'));
  const backend = await startBackend({
    dataDirectory,
    url: `http://127.0.0.1:${await freePort()}`,
    credentials: installationCredentials(dataDirectory),
    seed: false,
  });
  try {
    const types = execFileSync(
      process.execPath,
      [path.join(CACHE, 'node_modules/@supabase/postgres-meta/dist/server/server.js')],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          PG_META_DB_URL: backend.connectionString,
          PG_META_GENERATE_TYPES: 'typescript',
          PG_META_GENERATE_TYPES_INCLUDED_SCHEMAS: 'public',
          PG_META_GENERATE_TYPES_DETECT_ONE_TO_ONE_RELATIONSHIPS: 'true',
        },
      },
    );
    writeFileSync(TARGET, types);
    execFileSync(process.execPath, [path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', TARGET]);
  } finally {
    await backend.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

await generateTypes().catch(exitWith);
