import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../server/postgres/migrations.ts';

/**
 * A landed migration is never edited, because databases that ran it would lack the change. Each is recorded in
 * supabase/landed-migrations.sha256, with `cd supabase && sha256sum migrations/{file} >> landed-migrations.sha256`.
 */

const RECORD = 'supabase/landed-migrations.sha256';
const ROOT = path.join(import.meta.dirname, '..');

const recorded = readFileSync(path.join(ROOT, RECORD), 'utf8').trimEnd().split('\n');
const migrations = readMigrations(path.join(ROOT, 'supabase/migrations'));
const found = migrations.map(({ version, name, sql }) => `${hashOfMigration(sql)}  migrations/${version}_${name}.sql`);

/** Hashes a migration's text, whatever line ends the checkout has. */
function hashOfMigration(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}

/** Returns git's output; empty outside a repository, as in a downloaded copy. */
function git(...parameters: string[]): string {
  try {
    return execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

describe('migrations', () => {
  it('are all recorded in landed-migrations.sha256', () => {
    const names = recorded.map((line) => line.slice(66));
    const missing = found.filter((line) => !names.includes(line.slice(66)));
    expect(missing, `Add these lines to ${RECORD}`).toEqual([]);
  });

  it('still have their recorded hash', () => {
    const changed = recorded.filter((line) => !found.includes(line)).map((line) => line.slice(66));
    expect(changed, 'Restore these files, and put the change into a new migration').toEqual([]);
  });

  it('have a record whose lines were never changed or removed', () => {
    const history = git('log', '--format=', '--patch', '--', RECORD) + git('diff', 'HEAD', '--', RECORD);
    const changed = history.split('\n').filter((line) => /^-[0-9a-f]{64} /.test(line));
    expect(changed, `These lines of ${RECORD} stand for databases that exist`).toEqual([]);
  });
});
