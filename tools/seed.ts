import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';
import { seedSql } from './seed/seed-sql.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');
const TARGET = path.join(SUPABASE, 'seed.sql');

/** `npm run tool -- seed`: makes supabase/seed.sql from supabase/seed; `--check` fails when the file is outdated. */
try {
  const sql = seedSql(path.join(SUPABASE, 'seed'));
  if (!process.argv.includes('--check')) writeFileSync(TARGET, sql);
  else if (readFileSync(TARGET, 'utf8') !== sql) {
    throw new OperatorError('supabase/seed.sql is older than supabase/seed: run npm run tool -- seed.');
  }
} catch (error) {
  exitWith(error);
}
