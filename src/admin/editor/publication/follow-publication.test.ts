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

describe('a publication that is followed', () => {
  it('goes from queued to building to online, then is left alone', async () => {
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

  it('is asked about less and less often', async () => {
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

  it('is not asked about while the page is hidden, and at once when it shows again', async () => {
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

  it('survives questions without answer, and says so meanwhile', async () => {
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

  it('says that it takes long after two minutes', async () => {
    const { sources } = site({ state: 'building' });
    const { $followed } = followPublication('p', sources, page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect($followed.get().isTakingLong).toBe(false);
    await vi.advanceTimersByTimeAsync(90_000);
    expect($followed.get().isTakingLong).toBe(true);
  });

  it('is left alone once its screen is gone', async () => {
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
