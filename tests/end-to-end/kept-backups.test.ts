import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';
import { installationCredentials } from '../../server/settings/credentials.ts';
import { startPostgres } from '../../server/postgres/postgres.ts';
import type { Installation } from '../support/installation.ts';
import { BACKUPS, expectRestored, restoredInstallation } from '../support/kept-backups/expect-restored.ts';

/** The newest backup is restored and published at each commit, those of earlier versions at night. A newer version's data are left as they are. */

const NEWEST = BACKUPS.at(-1) ?? '';

let installation: Installation;
afterEach(() => installation.remove());

it('the newest backup is restored and published', async () => {
  installation = await restoredInstallation(NEWEST);
  await expectRestored(installation, NEWEST);
});

it('data of a newer version are refused in a sentence, and stay as they are', async () => {
  installation = await restoredInstallation(NEWEST);
  const { directory, run } = installation;
  const ask = async <Result>(question: (sql: postgres.Sql) => Promise<Result>): Promise<Result> => {
    const server = await startPostgres(
      path.join(directory, 'postgres'),
      installationCredentials(directory).databasePassword,
    );
    const sql = postgres(server.connectionString, { max: 1 });
    try {
      return await question(sql);
    } finally {
      await sql.end();
      await server.stop();
    }
  };
  const state = () =>
    ask(async (sql) => ({
      versions: await sql`select version from supabase_migrations.schema_migrations order by version`,
      settings: await sql`select * from private.settings`,
      functions: await sql`
        select oid::regprocedure::text as name, prosrc as source from pg_proc
        where pronamespace::regnamespace::text in ('public', 'private', 'net', 'cron') order by 1`,
    }));
  await ask(async (sql) => {
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`;
    // Each start makes these, as a newer version would.
    await sql`update pg_proc set prosrc = prosrc || ' ' where pronamespace in ('net'::regnamespace, 'cron'::regnamespace)`;
  });
  const before = await state();
  rmSync(path.join(directory, 'site'), { recursive: true, force: true });
  const { status, output } = await run();
  expect(status).toBe(1);
  expect(output).toContain('The database has migrations that this copy of the project lacks (29990101000000).');
  expect(await state()).toEqual(before);
  expect(existsSync(path.join(directory, 'site'))).toBe(false);
});
