import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  CLAIM_VARIABLES,
  CONTEST_MODE,
  CONTEST_VARIABLES,
  OPERATOR_VARIABLES,
  TRACKER_VARIABLES,
  VARIABLES,
} from '../../src/core/configuration.ts';
import { SETTINGS, settingsPage } from './catalogue.ts';

const documented = SETTINGS.flatMap(({ settings }) => settings.map(({ name }) => name));

it('docs/settings.md is up to date with the catalogue: run npm run tool -- settings', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsPage());
});

it('the catalogue has each setting once', () => {
  expect(new Set(documented).size).toBe(documented.length);
});

it('the catalogue has each setting that pages show', () => {
  const tables = [VARIABLES, CLAIM_VARIABLES, OPERATOR_VARIABLES, TRACKER_VARIABLES, CONTEST_VARIABLES];
  const declared = [CONTEST_MODE, ...tables.flatMap((table) => Object.values(table))].map(({ name }) => name);
  expect(declared.filter((name) => !documented.includes(name))).toEqual([]);
});

/** Variables that processes of the product pass to each other, and settings of the machine. */
const INTERNAL = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];
const READING = /(?:environment|env|settings)(?:\.|\[')([A-Z][A-Z0-9_]+)|^ {2}([A-Z][A-Z0-9_]+): v\./gm;

it('the catalogue has each setting that the server reads, and no other', () => {
  const files = globSync(
    '{server/settings,server/operate,src/build,src/core,src/gateway/server,supabase/functions}/**/*.ts',
  );
  const sources = files
    .filter((file) => !/\.(?:test|support)\.|catalogue/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  expect(documented.filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([]);
  const serverSources = globSync('server/{settings,operate}/**/*-{settings,setup}.ts').concat(
    'server/settings/settings.ts',
  );
  const read = serverSources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READING)].map(([, inReading, inSchema]) => inReading ?? inSchema ?? ''),
  );
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !documented.includes(name) && !INTERNAL.includes(name))).toEqual([]);
});
