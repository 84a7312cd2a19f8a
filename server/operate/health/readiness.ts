import type { PublicationEvent } from '../../publisher/publication-event.ts';
import type { DiskSpace } from './disk-space.ts';

/** A part of a copy, and its state in a sentence. */
interface Check {
  isGood: boolean;
  reason: string;
}

interface Readiness {
  isReady: boolean;
  checks: Record<'database' | 'publication' | 'disk', Check>;
}

export interface HealthFacts {
  /**
   * Reads how long the oldest unpublished change has waited; 0 when every change is published. Rejects when the
   * database does not answer.
   */
  waitingSeconds(): Promise<number>;
  /** Returns the last publication since the start; null before the first. */
  lastPublication(): PublicationEvent | null;
  diskSpace(): Promise<DiskSpace>;
}

export interface Health {
  readiness: Readiness;
  /** Null when the database does not answer. */
  waitingSeconds: number | null;
  /** Null when the disk cannot be read. */
  disk: DiskSpace | null;
}

/** Limits of free space. Below either, publications and the database may fail. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
const LEAST_FREE_SHARE = 0.01;

/** Reads and judges the facts. A reason never quotes an error, because anybody may read it at `/readyz`. */
export async function readHealth(facts: HealthFacts): Promise<Health> {
  const [waiting, disk] = await Promise.allSettled([facts.waitingSeconds(), facts.diskSpace()]);
  const space = disk.status === 'fulfilled' ? disk.value : null;
  const checks = {
    database:
      waiting.status === 'fulfilled'
        ? good('The database answers.')
        : bad('The database does not answer: the log says why.'),
    publication: judgePublication(facts.lastPublication()),
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
