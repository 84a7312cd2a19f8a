import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_TICKING, countdownState, countDownTo, type CountdownState } from './countdown.ts';

describe('countdownState', () => {
  it.each([
    [300_000, { minutes: 5, seconds: 0, isExpired: false }],
    [299_001, { minutes: 5, seconds: 0, isExpired: false }],
    [299_000, { minutes: 4, seconds: 59, isExpired: false }],
    [60_000, { minutes: 1, seconds: 0, isExpired: false }],
    [1, { minutes: 0, seconds: 1, isExpired: false }],
    [0, { minutes: 0, seconds: 0, isExpired: true }],
    [-5000, { minutes: 0, seconds: 0, isExpired: true }],
  ])('returns minutes, seconds and expiry for %d ms', (left, state) => {
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

  it('ticks each second down to 0, and reports expiry once', () => {
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

  it('shows the right time after the browser has slept', () => {
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

  it('is not affected when the clock is set back', () => {
    countDownTo(performance.now() + 300_000, BROWSER_TICKING, onTick, onExpiry);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual({ minutes: 4, seconds: 59, isExpired: false });
  });

  it('expires at once when its end is past', () => {
    countDownTo(performance.now() - 1, BROWSER_TICKING, onTick, onExpiry);
    expect(shown()).toEqual({ minutes: 0, seconds: 0, isExpired: true });
    expect(onExpiry).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when its stop function is called', () => {
    countDownTo(performance.now() + 300_000, BROWSER_TICKING, onTick, onExpiry)();
    vi.advanceTimersByTime(600_000);
    expect(onTick).toHaveBeenCalledOnce();
    expect(onExpiry).not.toHaveBeenCalled();
  });
});
