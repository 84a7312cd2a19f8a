import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWith, OperatorError } from '../server/process/operator-error.ts';
import { databaseTypes } from './types/database-types.ts';

const TARGET = path.resolve(import.meta.dirname, '../src/gateway/database.types.ts');

/** `npm run tool -- types`: writes the types of the database; `--check` fails when the file is outdated. */
try {
  const types = await databaseTypes(TARGET);
  if (!process.argv.includes('--check')) writeFileSync(TARGET, types);
  else if (readFileSync(TARGET, 'utf8') !== types) {
    throw new OperatorError('src/gateway/database.types.ts is older than the migrations: run npm run tool -- types.');
  }
} catch (error) {
  exitWith(error);
}
