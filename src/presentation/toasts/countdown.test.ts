import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countDown } from './countdown.ts';

const onTick = vi.fn<(left: number) => void>();
const onEnd = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onTick.mockReset();
  onEnd.mockReset();
});

afterEach(() => vi.useRealTimers());

describe('countDown', () => {
  it('calls onEnd once, when the time is over, and leaves no timer', () => {
    countDown(8000, onTick, onEnd);
    vi.advanceTimersByTime(7999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls onTick with the milliseconds left, at once and then every 200 ms down to 0', () => {
    countDown(1000, onTick, onEnd);
    vi.advanceTimersByTime(1000);
    expect(onTick.mock.calls.flat()).toEqual([1000, 800, 600, 400, 200, 0]);
  });

  it('does not run while paused, and goes on with the time left', () => {
    const countdown = countDown(8000, onTick, onEnd);
    vi.advanceTimersByTime(5900);
    countdown.pause();
    vi.advanceTimersByTime(3_600_000);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.resume();
    vi.advanceTimersByTime(2000);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('runs a single timer after two pauses and two resumes', () => {
    const countdown = countDown(1000, onTick, onEnd);
    countdown.pause();
    vi.advanceTimersByTime(500);
    countdown.pause();
    countdown.resume();
    countdown.resume();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(800);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not call onEnd after stop', () => {
    countDown(1000, onTick, onEnd).stop();
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('does not last longer when the clock is moved back', () => {
    countDown(1000, onTick, onEnd);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1200);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
