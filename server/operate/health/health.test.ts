import { describe, expect, it } from 'vitest';
import { cachedReading } from './cached-reading.ts';
import { readHealth, type HealthFacts } from './readiness.ts';

const GB = 1024 ** 3;
const WELL: HealthFacts = {
  waitingSeconds: async () => 3,
  lastPublication: () => ({ outcome: 'online', seconds: 1 }),
  diskSpace: async () => ({ free: 5 * GB, size: 10 * GB }),
};
const judge = async (changes: Partial<HealthFacts> = {}) => readHealth({ ...WELL, ...changes });
const failing = async () => Promise.reject(new Error('postgres://postgres:secret@127.0.0.1'));

describe('readHealth', () => {
  it('is ready when all checks are good, also before the first publication', async () => {
    expect(await judge()).toMatchObject({ readiness: { isReady: true }, waitingSeconds: 3, disk: { size: 10 * GB } });
    expect((await judge({ lastPublication: () => null })).readiness.isReady).toBe(true);
  });

  it.each<[string, keyof Awaited<ReturnType<typeof judge>>['readiness']['checks'], Partial<HealthFacts>]>([
    ['the database does not answer', 'database', { waitingSeconds: failing }],
    ['the last publication failed', 'publication', { lastPublication: () => ({ outcome: 'failed', seconds: 1 }) }],
    ['the disk cannot be read', 'disk', { diskSpace: failing }],
    ['the disk is nearly full', 'disk', { diskSpace: async () => ({ free: 99 * 1024 ** 2, size: GB }) }],
    ['a large disk is nearly full', 'disk', { diskSpace: async () => ({ free: 5 * GB, size: 1000 * GB }) }],
  ])('is not ready when %s, and only the check concerned fails', async (_, check, changes) => {
    const { readiness } = await judge(changes);
    expect(readiness.isReady).toBe(false);
    expect(readiness.checks[check].isGood).toBe(false);
    expect(Object.values(readiness.checks).filter(({ isGood }) => !isGood)).toHaveLength(1);
    expect(JSON.stringify(readiness)).not.toContain('secret');
  });

  it('stays ready when a page keeps its last good version, and states this', async () => {
    const { readiness } = await judge({ lastPublication: () => ({ outcome: 'partial', seconds: 1 }) });
    expect(readiness.isReady).toBe(true);
    expect(readiness.checks.publication.reason).toContain('last good version');
  });
});

describe('cachedReading', () => {
  it('reads at most once a second, for any number of callers', async () => {
    let time = 0;
    let readings = 0;
    const read = cachedReading(
      async () => ++readings,
      () => time,
    );
    expect(await Promise.all(Array.from({ length: 1000 }, read))).toEqual(Array.from({ length: 1000 }, () => 1));
    time = 999;
    expect(await read()).toBe(1);
    time = 1000;
    expect(await read()).toBe(2);
  });

  it('shares a slow reading instead of starting another, and reads again after a failure', async () => {
    let time = 0;
    const readings: PromiseWithResolvers<string>[] = [];
    const read = cachedReading(
      () => {
        const reading = Promise.withResolvers<string>();
        readings.push(reading);
        return reading.promise;
      },
      () => time,
    );
    const first = read();
    time = 60_000;
    expect(read()).toBe(first);
    readings[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    time = 61_000;
    void read();
    expect(readings).toHaveLength(2);
  });
});
