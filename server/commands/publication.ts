import path from 'node:path';
import { exitWith, OperatorError } from '../process/operator-error.ts';
import { databaseClient } from '../publisher/database-client.ts';
import { recordedPublications } from '../publisher/publications.ts';
import { exportPublishedSite } from '../store/export-site.ts';
import { readSettings } from '../settings/settings.ts';
import { requestAll } from '../publisher/request-all.ts';

const USAGE = `Say what to do:
  npm run tool -- publication start | online | failed "why"   records the publication of the build BUILD_ID
  npm run tool -- publication --all                           publishes every page anew
  npm run tool -- publication --export FOLDER                 writes the published site into a folder`;

/**
 * Records the publication of a build that runs elsewhere (BUILD_ID): `start` takes the waiting publication or makes
 * one, `online` and `failed` end it.
 */
async function record([step, reason]: string[]): Promise<void> {
  const buildId = required('BUILD_ID');
  const client = databaseClient(required('PUBLIC_SUPABASE_URL'), required('SUPABASE_SECRET_KEY'));
  const publications = recordedPublications(client);
  if (step === 'start') {
    await publications.request();
    await publications.start(buildId);
    return;
  }
  const { data, error } = await client
    .from('publications')
    .select('id')
    .eq('build_id', buildId)
    .eq('state', 'building');
  if (error) throw new OperatorError(`The publications cannot be read: ${error.message}`);
  const id = data[0]?.id;
  if (id === undefined) throw new OperatorError(`No publication is building as ${buildId}: record its start first.`);
  if (step === 'online') await publications.finish(id, { onlineBuildId: buildId });
  else if (step === 'failed') await publications.finish(id, { failure: reason ?? 'The build failed.' });
  else throw new OperatorError(USAGE);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new OperatorError(`Set ${name}.`);
  return value;
}

async function buildAll(): Promise<void> {
  const id = await requestAll(process.env);
  console.log(`The copy builds every page anew: publication ${id}. Its log says when the pages are online.`);
}

async function writeSite(target: string): Promise<void> {
  const count = await exportPublishedSite(path.join(readSettings(process.env).dataDirectory, 'site'), target);
  console.log(`${count} files of the published site are in ${target}.`);
}

const step = process.argv[2];
if (step === '--all') await buildAll().catch(exitWith);
else if (step === '--export' && process.argv[3]) await writeSite(process.argv[3]).catch(exitWith);
else if (step !== 'start' && step !== 'online' && step !== 'failed') exitWith(new OperatorError(USAGE));
else await record(process.argv.slice(2)).catch(exitWith);
