import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_TICKING, countdownState, countDownTo, type CountdownState } from './countdown.ts';

describe('what a countdown shows', () => {
  it.each([
    [300_000, { minutes: 5, seconds: 0, isExpired: false }],
    [299_001, { minutes: 5, seconds: 0, isExpired: false }],
    [299_000, { minutes: 4, seconds: 59, isExpired: false }],
    [60_000, { minutes: 1, seconds: 0, isExpired: false }],
    [1, { minutes: 0, seconds: 1, isExpired: false }],
    [0, { minutes: 0, seconds: 0, isExpired: true }],
    [-5000, { minutes: 0, seconds: 0, isExpired: true }],
  ])('of %d ms', (left, state) => {
    expect(countdownState(left)).toEqual(state);
  });
});

describe('countDownTo', () => {
  const onTick = vi.fn<(state: CountdownState) => void>();
  const onExpiry = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    onTick.mockReset();
    onExpiry.mockReset();
  });

  afterEach(() => vi.useRealTimers());

  const shown = () => onTick.mock.lastCall?.[0];

  it('ticks each second down to 0, and tells once that it is over', () => {
    countDownTo(performance.now() + 300_000, BROWSER_TICKING, onTick, onExpiry);
    expect(shown()).toEqual({ minutes: 5, seconds: 0, isExpired: false });
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual({ minutes: 4, seconds: 59, isExpired: false });
    vi.advanceTimersByTime(298_000);
    expect(shown()).toEqual({ minutes: 0, seconds: 1, isExpired: false });
    expect(onExpiry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual({ minutes: 0, seconds: 0, isExpired: true });
    vi.advanceTimersByTime(600_000);
    expect(onExpiry).toHaveBeenCalledOnce();
    expect(onTick).toHaveBeenCalledTimes(301);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has lost no time where the browser has slept', () => {
    let time = 0;
    let tick = () => {};
    const every = (_: number, call: () => void) => {
      tick = call;
      return () => {};
    };
    countDownTo(300_000, { now: () => time, every }, onTick, onExpiry);
    time = 251_000;
    tick();
    expect(shown()).toEqual({ minutes: 0, seconds: 49, isExpired: false });
  });

  it('runs on where the clock is set back', () => {
    countDownTo(performance.now() + 300_000, BROWSER_TICKING, onTick, onExpiry);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual({ minutes: 4, seconds: 59, isExpired: false });
  });

  it('is over at once where its end is past', () => {
    countDownTo(performance.now() - 1, BROWSER_TICKING, onTick, onExpiry);
    expect(shown()).toEqual({ minutes: 0, seconds: 0, isExpired: true });
    expect(onExpiry).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when it is told to', () => {
    countDownTo(performance.now() + 300_000, BROWSER_TICKING, onTick, onExpiry)();
    vi.advanceTimersByTime(600_000);
    expect(onTick).toHaveBeenCalledOnce();
    expect(onExpiry).not.toHaveBeenCalled();
  });
});
