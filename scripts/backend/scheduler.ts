import { Cron } from 'croner';
import type { Sql } from 'postgres';

/** Runs what the migrations have scheduled with `cron.schedule`, and returns how to stop it. */
export async function startScheduler(sql: Sql): Promise<() => void> {
  const jobs = await sql<{ jobname: string; schedule: string; command: string }[]>`
    select jobname, schedule, command from cron.job`;
  const timers = jobs.map(
    ({ jobname, schedule, command }) =>
      new Cron(schedule, { protect: true, timezone: 'UTC' }, async () => {
        try {
          await sql.unsafe(command);
        } catch (error) {
          console.error(`The scheduled job ${jobname} failed:`, error);
        }
      }),
  );
  return () => timers.forEach((timer) => timer.stop());
}
