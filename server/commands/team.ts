import { parseArgs } from 'node:util';
import { exitWith } from '../process/operator-error.ts';
import { copyAccess } from '../settings/copy-access.ts';
import { readSettings } from '../settings/settings.ts';
import { readSiteUrl } from '../../src/core/site/site-url.ts';
import { misuse, readTeamRequest, runTeamCommand, type TeamAccess, type TeamRequest } from '../team/team-command.ts';

/** `npm run team -- …`: manages the team of the running copy, or of the hosted project that the settings name. */
async function run(): Promise<void> {
  console.log(await runTeamCommand(readRequest(), readAccess()));
}

function readRequest(): TeamRequest {
  let parsed;
  try {
    parsed = parseArgs({
      options: { role: { type: 'string' }, remove: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw misuse(`${(error as Error).message}.`, error);
  }
  return readTeamRequest(parsed.positionals, parsed.values);
}

function readAccess(): TeamAccess {
  const { hosted, dataDirectory } = readSettings(process.env);
  return hosted ? { ...hosted, siteUrl: readSiteUrl(process.env) } : copyAccess(dataDirectory);
}

await run().catch(exitWith);
