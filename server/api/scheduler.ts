import { Cron } from 'croner';
import type { ConnectionPool } from '../postgres/connection-pool.ts';
import { log } from '../operate/log/log.ts';

/** Runs the jobs that migrations scheduled with `cron.schedule`. @returns a function that stops them */
export async function startScheduler(database: ConnectionPool): Promise<() => void> {
  const jobs = await database.query<{ jobname: string; schedule: string; command: string }>(
    'select jobname, schedule, command from cron.job',
  );
  const timers = jobs.map(
    ({ jobname, schedule, command }) =>
      new Cron(schedule, { protect: true, timezone: 'UTC' }, async () => {
        try {
          await database.query(command);
        } catch (error) {
          log.error({ err: error }, `The scheduled job ${jobname} failed`);
        }
      }),
  );
  return () => timers.forEach((timer) => timer.stop());
}
