import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { freePort } from '../../backend/free-port.ts';
import { copyConnectionString } from '../../measure/copy-database.ts';
import { watchPeakMemory } from '../../measure/peak-memory.ts';
import { startCopy } from '../../measure/running-copy.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { fillDataFolder } from '../corpus-database.ts';
import type { ChangeResult, LiveResults } from '../results.ts';
import { rounded, summaryOf } from '../statistics.ts';
import { changesOf, type Change } from './changes.ts';
import { measureScheduled } from './scheduled.ts';
import { visitor, type Visitor } from './visitor.ts';

const WARM_UPS = 3;

/** A publisher that takes longer than this many milliseconds is measured with fewer samples. */
const SLOW = 15_000;
const FEW = { warmUps: 2, samples: 3 };

/** Milliseconds between looks at the memory: seldom, for a look holds up what is measured. */
const MEMORY_INTERVAL = 2_000;

/** Each takes a minute. */
const SCHEDULED_SAMPLES = 3;

/** Milliseconds between looks at a publication's state. */
const STATE_INTERVAL = 5;

/** Milliseconds after which a change is given up, and a first build. */
const PATIENCE = 20 * 60_000;

/** Milliseconds from the commit. */
interface Sample {
  live: number;
  consistent: number;
}

/**
 * Starts a copy with so many articles, changes its database as an editor would, and measures how long each change takes to
 * reach a visitor: through trigger, webhook and publisher, one change after the other.
 *
 * @param directory an empty folder
 * @param samples of each kind of change, after some that warm up
 */
export async function measureLive(directory: string, articles: number, samples: number): Promise<LiveResults> {
  const dataDirectory = path.join(directory, 'copy');
  await fillDataFolder(dataDirectory, articles);
  const port = await freePort();
  await using closing = new AsyncDisposableStack();
  const copy = await startCopy(dataDirectory, port, PATIENCE);
  closing.defer(() => copy.stop());
  const sql = postgres(copyConnectionString(dataDirectory), { max: 2, onnotice: () => undefined });
  closing.defer(() => sql.end());
  const someone = visitor(`http://127.0.0.1:${port}`);
  closing.defer(() => someone.leave());
  await untilQuiet(sql);
  const memory = watchPeakMemory(copy.pid, MEMORY_INTERVAL);
  closing.defer(() => void memory.stop());
  const changes: ChangeResult[] = [];
  for (const change of await changesOf(sql, samples + WARM_UPS)) {
    changes.push(await measureChange(sql, someone, change, samples));
  }
  const scheduled: number[] = [];
  while (scheduled.length < SCHEDULED_SAMPLES) {
    scheduled.push(rounded(await measureScheduled(sql, someone, () => untilQuiet(sql)), 0));
  }
  return {
    changes,
    scheduledMilliseconds: scheduled,
    peakMegabytes: memory.stop(),
    firstStartSeconds: rounded(copy.milliseconds / 1000, 1),
  };
}

async function measureChange(sql: Sql, someone: Visitor, change: Change, samples: number): Promise<ChangeResult> {
  const taken: Sample[] = [];
  // The first finds everything cold.
  while (taken.length < 2) taken.push(await measureOnce(sql, someone, change, taken.length + 1));
  const isSlow = Math.min(...taken.map(({ consistent }) => consistent)) > SLOW;
  const plan = isSlow ? { ...FEW, samples: Math.min(FEW.samples, samples) } : { warmUps: WARM_UPS, samples };
  console.log(`${change.name}: ${plan.samples} samples${isSlow ? ', few because each takes long' : ''}`);
  while (taken.length < plan.warmUps + plan.samples) {
    taken.push(await measureOnce(sql, someone, change, taken.length + 1));
  }
  const warm = taken.slice(plan.warmUps);
  const live = summaryOf(warm.map((sample) => sample.live));
  const consistent = summaryOf(warm.map((sample) => sample.consistent));
  return {
    change: change.name,
    samples: warm.length,
    liveP50: rounded(live.p50, 1),
    liveP95: rounded(live.p95, 1),
    consistentP50: rounded(consistent.p50, 1),
    consistentP95: rounded(consistent.p95, 1),
  };
}

/** The clock starts before the commit is sent: writing it to disk counts. */
async function measureOnce(sql: Sql, someone: Visitor, change: Change, number: number): Promise<Sample> {
  let committing = 0;
  const { effect, publication } = await sql.begin(async (transaction) => {
    const effect = await change.make(transaction, number);
    const [queued] = await transaction<{ id: string }[]>`select id from public.publications where state = 'queued'`;
    if (!queued) throw new OperatorError(`The database queues no publication for this change: ${change.name}.`);
    committing = performance.now();
    return { effect, publication: queued.id };
  });
  const deadline = committing + PATIENCE;
  const [live, consistent] = await Promise.all([
    someone.until(effect.address, effect.isLive, deadline),
    untilOnline(sql, publication, deadline),
  ]);
  await untilQuiet(sql);
  return { live: live - committing, consistent: consistent - committing };
}

async function untilOnline(sql: Sql, publication: string, deadline: number): Promise<number> {
  for (;;) {
    const [row] = await sql<{ state: string; reason: string | null }[]>`
      select state, reason from public.publications where id = ${publication}`;
    const now = performance.now();
    if (row?.state === 'online') return now;
    if (row?.state === 'failed') throw new OperatorError(`A publication failed: ${row.reason ?? 'no reason given'}`);
    if (now > deadline) throw new OperatorError('A publication does not end.');
    await sleep(STATE_INTERVAL);
  }
}

/** Waits until no publication waits or runs. */
async function untilQuiet(sql: Sql): Promise<void> {
  for (;;) {
    const busy = await sql`select 1 from public.publications where state in ('queued', 'building')`;
    if (busy.length === 0) return;
    await sleep(STATE_INTERVAL);
  }
}
