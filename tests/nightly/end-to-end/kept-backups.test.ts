import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';
import { installationCredentials } from '../../../server/settings/credentials.ts';
import { startPostgres } from '../../../server/postgres/postgres.ts';
import type { Installation } from '../../support/installation.ts';
import { BACKUPS, expectRestored, restoredInstallation } from '../../support/kept-backups/expect-restored.ts';

/**
 * This version restores and publishes the backups of all earlier versions. `npm test` restores the newest. Data of a newer
 * version stay unchanged.
 */

const OLDER = BACKUPS.slice(0, -1);

let installation: Installation | undefined;
afterEach(() => installation?.remove());

/** Reads everything that a start of this version would change in a database. */
async function stateOf(sql: postgres.Sql) {
  return {
    versions: await sql`select version from supabase_migrations.schema_migrations order by version`,
    settings: await sql`select * from private.settings`,
    functions: await sql`
      select oid::regprocedure::text as name, prosrc as source from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private', 'net', 'cron') order by 1`,
  };
}

it.each(OLDER)(
  'the backup %s is restored and published, and a version that lacks its migrations refuses to start on it',
  async (backup) => {
    const restored = await restoredInstallation(backup);
    installation = restored;
    const { directory, run, database } = restored;
    const copy = await expectRestored(restored, backup);

    const owner = database();
    await owner`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`;
    // A start of this version would restore the sources of these functions.
    await owner`update pg_proc set prosrc = prosrc || ' ' where pronamespace in ('net'::regnamespace, 'cron'::regnamespace)`;
    const before = await stateOf(owner);
    await owner.end();
    await copy.stop();
    rmSync(path.join(directory, 'site'), { recursive: true, force: true });
    const { status, output } = await run();
    expect(status).toBe(1);
    expect(output).toContain('The database has migrations that this copy of the project lacks (29990101000000).');
    expect(existsSync(path.join(directory, 'site'))).toBe(false);

    const server = await startPostgres(
      path.join(directory, 'postgres'),
      installationCredentials(directory).databasePassword,
    );
    const sql = postgres(server.connectionString, { max: 1 });
    try {
      expect(await stateOf(sql)).toEqual(before);
    } finally {
      await sql.end();
      await server.stop();
    }
  },
);
