import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { pendingMigrations, readMigrations } from './migrations.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'migrations-test-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, sql = 'select 1') => writeFileSync(path.join(directory, name), sql);

describe('readMigrations', () => {
  it('returns migrations in the order of their versions', () => {
    write('20261101091000_articles.sql', 'create table articles ()');
    write('20251231235959_first.sql', 'select 0');
    write('20261101090000_administrators.sql', "select 'é'");
    expect(readMigrations(directory)).toEqual([
      { version: '20251231235959', name: 'first', sql: 'select 0' },
      { version: '20261101090000', name: 'administrators', sql: "select 'é'" },
      { version: '20261101091000', name: 'articles', sql: 'create table articles ()' },
    ]);
  });

  it('keeps underscores and dots of a name', () => {
    write('20261101090000_storage_and_realtime.v2.sql');
    expect(readMigrations(directory)[0]?.name).toBe('storage_and_realtime.v2');
  });

  it('ignores files that do not end in .sql', () => {
    write('README.md');
    write('.gitkeep');
    write('20261101090000_articles.sql.bak');
    expect(readMigrations(directory)).toEqual([]);
  });

  it.each([
    ...[
      'articles.sql',
      '2026_articles.sql',
      '20261101090000.sql',
      '20261101090000_.sql',
      '20261101090000-articles.sql',
    ],
    ...['202611010900001_articles.sql', 'x20261101090000_articles.sql', '2026110109000a_articles.sql'],
  ])('refuses the file name %s, and states the right form', (name) => {
    write(name);
    expect(() => readMigrations(directory)).toThrow(
      new OperatorError(`supabase/migrations/${name} is not named {14 digits}_{name}.sql.`),
    );
  });

  it('refuses two migrations of one version', () => {
    write('20261101090000_articles.sql');
    write('20261101090000_taxonomy.sql');
    expect(() => readMigrations(directory)).toThrow(
      new OperatorError('Two files of supabase/migrations have the version 20261101090000: rename one.'),
    );
  });

  it("reads the project's own migrations, none of which is empty", () => {
    const own = readMigrations(path.join(import.meta.dirname, '../../supabase/migrations'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ sql }) => sql.trim() !== '')).toBe(true);
  });

  it('throws when the folder is missing', () => {
    expect(() => readMigrations(path.join(directory, 'migrations'))).toThrow('ENOENT');
  });
});

describe('pendingMigrations', () => {
  const BASELINE = ['20261126200800', '20261126200900'];
  const migrations = [...BASELINE, '20261201090000', '20261202090000'].map((version) => ({
    version,
    name: 'name',
    sql: 'select 1',
  }));
  const pending = (...applied: string[]) => pendingMigrations(applied, migrations).map(({ version }) => version);

  it('returns every migration for a new database', () => {
    expect(pending()).toEqual(migrations.map(({ version }) => version));
  });

  it('returns the missing migrations, also when a start was killed between two files of the baseline', () => {
    expect(pending('20261126200800')).toEqual(['20261126200900', '20261201090000', '20261202090000']);
    expect(pending('20261202090000', ...BASELINE)).toEqual(['20261201090000']);
  });

  it('returns the migrations after the baseline when all migrations replaced by the baseline have run', () => {
    expect(pending('20261101090000', '20261126200100', ...BASELINE)).toEqual(['20261201090000', '20261202090000']);
  });

  it('throws when a replaced migration has not run, and names the commit to start first', () => {
    expect(() => pending('20261101090000', '20261126200800')).toThrow(
      new OperatorError(
        'The database is older than this copy of the project can bring up to date. Start commit a97b64c ' +
          'of the project once with the same DATA_DIR, then this one.',
      ),
    );
  });

  it('throws when the database has migrations that the project lacks, and names these migrations', () => {
    expect(() => pending(...BASELINE, '20270101090000', '20261203090000')).toThrow(
      'The database has migrations that this copy of the project lacks (20261203090000, 20270101090000).',
    );
  });
});
