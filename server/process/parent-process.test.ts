import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onParentEnd } from './parent-process.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('onParentEnd calls back once when the parent process has ended', () => {
  let parent = 100;
  const ended = vi.fn();
  onParentEnd(ended, () => parent);
  vi.advanceTimersByTime(5_000);
  expect(ended).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(5_000);
  expect(ended).toHaveBeenCalledOnce();
});

it('onParentEnd does not call back after it was stopped', () => {
  let parent = 100;
  const ended = vi.fn();
  const stop = onParentEnd(ended, () => parent);
  stop();
  parent = 1;
  vi.advanceTimersByTime(5_000);
  expect(ended).not.toHaveBeenCalled();
});
