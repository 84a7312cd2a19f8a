import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSql } from '../../src/core/privacy/duration.ts';
import { ERASURES, OTHER_JOBS, type Erasure } from '../../src/core/privacy/erasures.ts';
import { COUNTED_FORMS } from '../../src/core/privacy/processings/repeated-forms.ts';
import { IMPERSONAL_TABLES, PERSONAL_TABLES, type TableColumns } from '../../src/core/privacy/tables.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** The privacy page's account of the database, compared with the database. */

let backend: TestBackend;
let sources: Map<string, string>;

beforeAll(async () => {
  backend = await startTestBackend();
  const functions = await backend.sql<{ name: string; source: string }[]>`
    select nspname || '.' || proname as name, prosrc as source
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'private')`;
  sources = new Map(functions.map(({ name, source }) => [name, source]));
});
afterAll(() => backend.stop());

const sorted = (columns: readonly string[]) => columns.toSorted().join(' ');

describe('the tables of the database', () => {
  it('are all declared with their columns, as personal or impersonal', async () => {
    const found = await backend.sql<{ name: string; columns: string[] }[]>`
      select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'storage') group by 1`;
    const personal = Object.values(PERSONAL_TABLES).flatMap((tables) => Object.entries<TableColumns>(tables));
    const declared = [
      ...personal.map(([name, { personal, derived = [], technical }]) => [
        name,
        sorted([...Object.keys(personal), ...derived, ...technical]),
      ]),
      ...Object.entries(IMPERSONAL_TABLES).map(([name, columns]) => [name, sorted(columns)]),
    ];
    expect(Object.fromEntries(declared)).toEqual(
      Object.fromEntries(found.map(({ name, columns }) => [name, sorted(columns)])),
    );
  });

  it('keep no network address or user agent of a session in a copy with its own database', async () => {
    await backend.member();
    const sessions = await backend.sql`select ip, user_agent from auth.sessions`;
    expect(sessions.length).toBeGreaterThan(0);
    for (const session of sessions) expect(session).toEqual({ ip: null, user_agent: null });
    expect(await backend.sql`select 1 from auth.audit_log_entries where ip_address <> ''`).toEqual([]);
  });
});

it('the forms that the database limits by network are exactly the forms that the privacy page names', () => {
  const counted = [...sources.values()].flatMap((source) => [...source.matchAll(/admit_form\('([\w-]+)'/g)]);
  expect(new Set(counted.map(([, form]) => form))).toEqual(new Set(Object.values(COUNTED_FORMS).flat()));
});

describe('the schedule of the database', () => {
  const jobs: [string, Record<string, Erasure>][] = Object.entries(ERASURES);

  it('has exactly the declared jobs', async () => {
    const found = await backend.sql<{ jobname: string }[]>`select jobname from cron.job`;
    const declared = [...jobs.map(([job]) => job), ...OTHER_JOBS];
    expect(found.map(({ jobname }) => jobname).toSorted()).toEqual(declared.toSorted());
  });

  it.each(jobs)('%s deletes from exactly the tables declared for it', async (job, rows) => {
    const source = await sourceOf(job);
    const tables = [...source.matchAll(/delete from ([\w.]+)/g)].map(([, table]) => table);
    expect(new Set(tables)).toEqual(new Set(Object.values(rows).map(({ table }) => table)));
  });

  it.each(jobs)('%s erases rows after the time that the privacy page states', async (job, rows) => {
    const source = await sourceOf(job);
    const own = [...source.matchAll(/interval '([^']+)'/g)].map(([, time]) => time);
    const stated = Object.values(rows).map(({ after, statedIn }) => ({ time: inSql(after), statedIn }));
    for (const { time, statedIn } of stated) expect(sources.get(statedIn), statedIn).toContain(`interval '${time}'`);
    expect(own.filter((time) => !stated.some((known) => known.time === time))).toEqual([]);
    for (const called of source.match(/private\.\w+_kept(?=\(\))/g) ?? [])
      expect(stated.map(({ statedIn }) => statedIn)).toContain(called);
  });

  it.each(OTHER_JOBS)('%s erases no row because of its age', async (job) => {
    expect(await sourceOf(job)).not.toMatch(/delete from [^;]*interval/);
  });

  async function sourceOf(job: string): Promise<string> {
    const [found] = await backend.sql<{ command: string }[]>`select command from cron.job where jobname = ${job}`;
    const [, name = ''] = /^select ([\w.]+)\(\)$/.exec(found?.command ?? '') ?? [];
    const source = sources.get(name);
    if (source === undefined) throw new Error(`The job ${job} calls no function: ${found?.command}`);
    return source;
  }
});
