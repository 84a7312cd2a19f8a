import type { Bucket } from './bucket.ts';
import type { BucketState } from './difference.ts';
import { parseRecord, RecordedChange, recordBytes, WholeState } from './record-format.ts';

/** Folder of the record; its dot hides it from visitors. */
export const RECORD_FOLDER = '.coquelicot/';
const STATE_KEY = `${RECORD_FOLDER}state.json`;
const CHANGES_FOLDER = `${RECORD_FOLDER}changes/`;
/** With more files than this the whole state is written anew, because each start reads all of them. */
const MOST_FILES = 16;

export interface BucketChange {
  written: ReadonlyMap<string, string>;
  removed: readonly string[];
  retired: ReadonlyMap<string, number>;
  untold: ReadonlySet<string>;
}

export interface RecordedState {
  state: BucketState;
  /** Keys that an interrupted publication may have written or removed; null when the record is missing or damaged. */
  uncertain: Set<string> | null;
}

/** The record of a bucket's objects, kept in the bucket itself. */
export interface BucketRecord {
  read(signal: AbortSignal): Promise<RecordedState>;
  /** Replaces the record with a state that is certain. */
  reset(state: BucketState, signal: AbortSignal): Promise<void>;
  /** Announces a change: its objects are uncertain until `end`. */
  begin(change: BucketChange, signal: AbortSignal): Promise<void>;
  /** Records the announced change as done, and applies it to `state`. */
  end(state: BucketState, change: BucketChange, signal: AbortSignal): Promise<void>;
}

/**
 * Keeps one file of the whole state and a small one for each publication since, so that an edit of a large site writes
 * little. The state stays in memory while a listing shows the same files.
 */
export function bucketRecord(bucket: Bucket): BucketRecord {
  let files = new Map<string, string>();
  let lastChange = 0;
  /** Null when the files must be read: at first, and after a change that has not ended. */
  let known: BucketState | null = null;

  async function write(key: string, content: object, signal: AbortSignal): Promise<void> {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    files.set(key, await bucket.write(key, { bytes: recordBytes(content), headers, version: 'record' }, signal));
  }

  async function writeState(state: BucketState, signal: AbortSignal): Promise<void> {
    await write(STATE_KEY, { lastChange, ...state }, signal);
    // The state includes these changes. A change file that an interruption leaves here is recognized as old by its
    // number.
    for (const key of [...files.keys()].filter((each) => each !== STATE_KEY)) {
      await bucket.remove(key, signal);
      files.delete(key);
    }
  }

  async function readFiles(signal: AbortSignal): Promise<RecordedState> {
    lastChange = Math.max(0, ...Array.from(files.keys(), numberOf));
    const whole = parseRecord(WholeState, await bucket.read(STATE_KEY, signal));
    if (whole === null) return { state: emptyState(), uncertain: null };
    const { lastChange: first, ...state } = whole;
    lastChange = Math.max(lastChange, first);
    const uncertain = new Set<string>();
    for (let number = first + 1; number <= lastChange; number += 1) {
      const change = parseRecord(RecordedChange, await bucket.read(keyOf(number), signal));
      if (change === null) return { state: emptyState(), uncertain: null };
      if (change.isDone) apply(state, change);
      else {
        state.retired = change.retired;
        for (const key of [...change.written.keys(), ...change.removed]) uncertain.add(key);
      }
    }
    return { state, uncertain };
  }

  return {
    async read(signal) {
      const listed = await bucket.list(RECORD_FOLDER, signal);
      const isSame = listed.size === files.size && [...listed].every(([key, { etag }]) => files.get(key) === etag);
      if (known && isSame) return { state: known, uncertain: new Set() };
      files = new Map(Array.from(listed, ([key, { etag }]) => [key, etag]));
      const recorded = await readFiles(signal);
      known = recorded.uncertain?.size === 0 ? recorded.state : null;
      return recorded;
    },
    async reset(state, signal) {
      known = null;
      await writeState(state, signal);
      known = state;
    },
    async begin(change, signal) {
      known = null;
      lastChange += 1;
      await write(keyOf(lastChange), { isDone: false, ...change }, signal);
    },
    async end(state, change, signal) {
      apply(state, change);
      const isLarge = change.written.size > state.objects.size / 2;
      if (isLarge || files.size > MOST_FILES) await writeState(state, signal);
      else await write(keyOf(lastChange), { isDone: true, ...change }, signal);
      known = state;
    },
  };
}

function apply(state: BucketState, { written, removed, retired, untold }: BucketChange): void {
  for (const [key, version] of written) state.objects.set(key, version);
  for (const key of removed) state.objects.delete(key);
  state.retired = new Map(retired);
  state.untold = new Set(untold);
}

function emptyState(): BucketState {
  return { objects: new Map(), retired: new Map(), untold: new Set() };
}

function keyOf(number: number): string {
  return `${CHANGES_FOLDER}${String(number).padStart(9, '0')}.json`;
}

function numberOf(key: string): number {
  return key.startsWith(CHANGES_FOLDER) ? Number.parseInt(key.slice(CHANGES_FOLDER.length), 10) || 0 : 0;
}
