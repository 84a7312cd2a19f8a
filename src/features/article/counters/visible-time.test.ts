import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReadAfterVisibleTime } from './visible-time.ts';

class FakeDocument extends EventTarget {
  visibilityState = 'visible';
  turn(visibilityState: 'visible' | 'hidden'): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakeDocument;
const read = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const start = Date.now();
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  vi.stubGlobal('performance', { now: () => Date.now() - start });
  read.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('onReadAfterVisibleTime', () => {
  it('counts a read after 30 s, not before, and once', () => {
    onReadAfterVisibleTime(read);
    vi.advanceTimersByTime(29_999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
    page.turn('hidden');
    page.turn('visible');
    vi.advanceTimersByTime(120_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('does not count the time out of view', () => {
    onReadAfterVisibleTime(read);
    vi.advanceTimersByTime(20_000);
    page.turn('hidden');
    vi.advanceTimersByTime(3_600_000);
    expect(read).not.toHaveBeenCalled();
    page.turn('visible');
    vi.advanceTimersByTime(9_999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it('adds up many short looks', () => {
    onReadAfterVisibleTime(read);
    for (let look = 0; look < 5; look += 1) {
      vi.advanceTimersByTime(5_000);
      page.turn('hidden');
      vi.advanceTimersByTime(60_000);
      page.turn('visible');
    }
    vi.advanceTimersByTime(4_999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it('waits for a page opened in the background to come into view', () => {
    page.visibilityState = 'hidden';
    onReadAfterVisibleTime(read);
    vi.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
    page.turn('visible');
    vi.advanceTimersByTime(30_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('ignores a visibilitychange event that repeats the same state', () => {
    onReadAfterVisibleTime(read);
    vi.advanceTimersByTime(15_000);
    page.turn('visible');
    vi.advanceTimersByTime(14_999);
    expect(read).not.toHaveBeenCalled();
    page.turn('hidden');
    vi.advanceTimersByTime(10_000);
    page.turn('hidden');
    expect(read).not.toHaveBeenCalled();
    page.turn('visible');
    vi.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it('counts nothing once stopped, in view or not', () => {
    const stop = onReadAfterVisibleTime(read);
    vi.advanceTimersByTime(29_999);
    stop();
    page.turn('hidden');
    page.turn('visible');
    vi.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
