import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedPublication } from '../../../core/editing/publication-progress.ts';
import { followPublication, type PublicationSources } from './follow-publication.ts';

const page = Object.assign(new EventTarget(), { hidden: false }) as unknown as Document & { hidden: boolean };
const setHidden = (hidden: boolean) => {
  Object.assign(page, { hidden });
  page.dispatchEvent(new Event('visibilitychange'));
};

function site(publication: Partial<RecordedPublication>) {
  const state = {
    publication: {
      id: 'p',
      state: 'queued',
      reason: null,
      buildId: null,
      requestedAt: new Date().toISOString(),
      startedAt: null,
      ...publication,
    } as RecordedPublication,
    onlineBuildId: 'former' as string | null,
    isDown: false,
  };
  const read = vi.fn(async () => {
    if (state.isDown) throw new Error('no network');
    return state.publication;
  });
  const sources: PublicationSources = {
    read,
    newest: async () => state.publication,
    onlineBuildId: async () => state.onlineBuildId,
    retry: async () => 'again',
  };
  return { state, sources, read };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(page, { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a followed publication', () => {
  it('goes from queued to building to online, and is then read no more', async () => {
    const { state, sources, read } = site({});
    const { $followed } = followPublication('p', sources, page);
    const seen: string[] = [];
    $followed.subscribe(({ progress }) => {
      if (seen.at(-1) !== progress.state) seen.push(progress.state);
    });
    await vi.advanceTimersByTimeAsync(1000);
    state.publication = { ...state.publication, state: 'building' };
    await vi.advanceTimersByTimeAsync(5000);
    state.publication = { ...state.publication, state: 'online', buildId: 'b1' };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual(['queued', 'building']);
    state.onlineBuildId = 'b1';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen).toEqual(['queued', 'building', 'online']);
    const questions = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(questions);
  });

  it('is read less and less often', async () => {
    const { sources, read } = site({});
    followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(10_000);
    const early = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(110_000);
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(early).toBeGreaterThan(4);
    expect(read.mock.calls.length - before).toBeLessThanOrEqual(1);
  });

  it('is not read while the page is hidden, and is read at once when the page is shown again', async () => {
    const { sources, read } = site({});
    followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(0);
    setHidden(true);
    await vi.advanceTimersByTimeAsync(1000);
    const questions = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(questions);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(questions + 1);
  });

  it('is marked unreachable while reads fail, and goes on once they succeed again', async () => {
    const { state, sources } = site({ state: 'building' });
    const { $followed } = followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(0);
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect($followed.get()).toMatchObject({ isUnreachable: true, progress: { state: 'building' } });
    Object.assign(state, { isDown: false, onlineBuildId: 'b1' });
    state.publication = { ...state.publication, state: 'online', buildId: 'b1' };
    await vi.advanceTimersByTimeAsync(10_000);
    expect($followed.get()).toMatchObject({ isUnreachable: false, progress: { state: 'online' } });
  });

  it('is marked as taking long after two minutes', async () => {
    const { sources } = site({ state: 'building' });
    const { $followed } = followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect($followed.get().isTakingLong).toBe(false);
    await vi.advanceTimersByTimeAsync(90_000);
    expect($followed.get().isTakingLong).toBe(true);
  });

  it('is read no more after its end() is called', async () => {
    const { sources, read } = site({});
    const { end } = followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(0);
    end();
    setHidden(true);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
