import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordMetric } from '../../../gateway/browser/metrics.ts';
import { $counts, trackArticle } from './store.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns a wait that ends when the test calls `state.read`. */
function aWait() {
  const state = { read: () => {}, stop: vi.fn() };
  return {
    state,
    wait: (read: () => void) => {
      state.read = read;
      return state.stop;
    },
  };
}

describe('trackArticle', () => {
  beforeEach(() => $counts.set(null));

  it('records a view at once, and no read', () => {
    const record = vi.fn<RecordMetric>(async () => null);
    trackArticle('a', record, aWait().wait);
    expect(record.mock.calls).toEqual([['a', 'view']]);
  });

  it('records one read, however often the wait ends', () => {
    const record = vi.fn<RecordMetric>(async () => null);
    const { state, wait } = aWait();
    trackArticle('a', record, wait);
    state.read();
    state.read();
    expect(record.mock.calls).toEqual([
      ['a', 'view'],
      ['a', 'read'],
    ]);
  });

  it('records another view and read in another session', () => {
    const record = vi.fn<RecordMetric>(async () => null);
    for (const session of [aWait(), aWait()]) {
      trackArticle('a', record, session.wait);
      session.state.read();
    }
    expect(record).toHaveBeenCalledTimes(4);
  });

  it('shows the counts of an answer, and keeps them when a later answer fails', async () => {
    const answers = [{ views: 5, reads: 2 }, null];
    const { state, wait } = aWait();
    trackArticle('a', async () => answers.shift() ?? null, wait);
    await settled();
    state.read();
    await settled();
    expect($counts.get()).toEqual({ views: 5, reads: 2 });
  });

  it('logs a failure of the counter, and shows no counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const failure = new Error('offline');
    trackArticle('a', () => Promise.reject(failure), aWait().wait);
    await settled();
    expect(warn).toHaveBeenCalledWith(expect.any(String), failure);
    expect($counts.get()).toBeNull();
    warn.mockRestore();
  });

  it('stops waiting when the session ends', () => {
    const { state, wait } = aWait();
    trackArticle('a', async () => null, wait)();
    expect(state.stop).toHaveBeenCalledOnce();
  });
});
