import type { PublicationEvent } from '../../publisher/publication-event.ts';
import type { DiskSpace } from './disk-space.ts';

/** A part of a copy, and in a sentence how it is. */
interface Check {
  isGood: boolean;
  reason: string;
}

/** Tells whether a copy does all that it is for. */
interface Readiness {
  isReady: boolean;
  checks: Record<'database' | 'publication' | 'disk', Check>;
}

/** Reads the facts that readiness is judged by; each may fail. */
export interface HealthFacts {
  /** Seconds that the oldest change has waited to be published; null where none waits. Rejects where the database does not answer. */
  waiting(): Promise<number | null>;
  /** The last publication since the start; null before the first. */
  publication(): PublicationEvent | null;
  disk(): Promise<DiskSpace>;
}

/** The facts of one moment. */
export interface Health {
  readiness: Readiness;
  /** Null where none waits, or the database does not say. */
  waitingSeconds: number | null;
  disk: DiskSpace | null;
}

/** Below either, publications and the database may fail for want of room. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
const LEAST_FREE_SHARE = 0.01;

/** Reads the facts and judges them. The reasons are sentences of ours: nothing that an error says reaches strangers. */
export async function readHealth(facts: HealthFacts): Promise<Health> {
  const [waiting, disk] = await Promise.allSettled([facts.waiting(), facts.disk()]);
  const space = disk.status === 'fulfilled' ? disk.value : null;
  const checks = {
    database:
      waiting.status === 'fulfilled'
        ? good('The database answers.')
        : bad('The database does not answer: the log says why.'),
    publication: judgePublication(facts.publication()),
    disk: judgeDisk(space),
  };
  return {
    readiness: { isReady: Object.values(checks).every(({ isGood }) => isGood), checks },
    waitingSeconds: waiting.status === 'fulfilled' ? waiting.value : null,
    disk: space,
  };
}

function judgePublication(event: PublicationEvent | null): Check {
  if (event === null) return good('Nothing was published since the start.');
  if (event.outcome === 'failed') return bad('The last publication failed: the log says why.');
  if (event.outcome === 'partial') return good('The last publication kept the last good version of some pages.');
  return good('The last publication succeeded.');
}

function judgeDisk(space: DiskSpace | null): Check {
  if (space === null) return bad('The disk cannot be read.');
  const isFull = space.free < LEAST_FREE_BYTES || space.free < space.size * LEAST_FREE_SHARE;
  return isFull ? bad('The disk is nearly full.') : good('The disk has room.');
}

const good = (reason: string): Check => ({ isGood: true, reason });
const bad = (reason: string): Check => ({ isGood: false, reason });
