import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionPool } from '../postgres/connection-pool.ts';
import { startScheduler } from './scheduler.ts';

const HOUR = 60 * 60 * 1000;
const JOBS = [{ jobname: 'look', schedule: '* * * * *', command: 'select look()' }];

let runs: string[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:30Z') });
  runs = [];
  const query = async (text: string) => {
    if (text.includes('cron.job')) return JOBS;
    runs.push(new Date().toISOString());
    return [];
  };
  stop = await startScheduler({ query } as unknown as ConnectionPool);
  await vi.advanceTimersByTimeAsync(60_000);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('startScheduler', () => {
  it('runs a job each minute', async () => {
    await vi.advanceTimersByTimeAsync(120_000);
    expect(runs).toEqual(['2026-05-14T10:01:00.000Z', '2026-05-14T10:02:00.000Z', '2026-05-14T10:03:00.000Z']);
  });

  it.each([-48, -1, 1, 48])('keeps running jobs each minute after the clock jumps by %i hours', async (hours) => {
    vi.setSystemTime(Date.now() + hours * HOUR);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    const before = runs.length;
    expect(before).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(runs).toHaveLength(before + 5);
  });
});
