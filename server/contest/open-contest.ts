import postgres from 'postgres';
import { readContest } from '../../src/core/contest/contest-settings.ts';

/**
 * Opens the contest of the settings in the embedded database, or gives an open one its new dates. Invalid settings are
 * ignored here: the build reports them.
 */
export async function openContest(
  connectionString: string,
  environment: Record<string, string | undefined>,
  log: (line: string) => void,
): Promise<void> {
  const contest = settingsOf(environment);
  if (contest?.mode !== 'live') return;
  const sql = postgres(connectionString, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql<{ outcome: string }[]>`
      select public.open_contest(${contest.startsAt}, ${contest.endsAt}) as outcome`;
    if (row?.outcome !== 'unchanged')
      log(`The contest from ${contest.startsAt} to ${contest.endsAt} is ${row?.outcome}.`);
  } catch (error) {
    log(`The contest was not opened: ${(error as Error).message}.`);
  } finally {
    await sql.end();
  }
}

function settingsOf(environment: Record<string, string | undefined>) {
  try {
    return readContest(environment);
  } catch {
    return null;
  }
}
