import { describe, expect, it, vi } from 'vitest';
import { retryDelay, withRetries } from './retry.ts';

describe('retryDelay', () => {
  it.each([
    [0, 0, 1000],
    [1, 0, 1500],
    [2, 0, 2250],
    [0, 0.5, 1150],
    [1, 0.5, 1650],
    [2, 1, 2550],
  ])('before retry %i with random %f is %i ms', (attempt, random, delay) => {
    expect(retryDelay(attempt, random)).toBe(delay);
  });
});

describe('withRetries', () => {
  const effects = () => ({ sleep: vi.fn(async (_milliseconds: number) => {}), random: () => 0 });

  it('does not wait when the task succeeds at once', async () => {
    const { sleep, random } = effects();
    await expect(withRetries(async () => 'done', { sleep, random })).resolves.toBe('done');
    expect(sleep).not.toHaveBeenCalled();
  });

  it('waits longer before each of 3 retries, then throws the last failure', async () => {
    const { sleep, random } = effects();
    let calls = 0;
    const task = vi.fn(async () => {
      throw new Error(`failure ${(calls += 1)}`);
    });
    await expect(withRetries(task, { sleep, random })).rejects.toThrow('failure 4');
    expect(task).toHaveBeenCalledTimes(4);
    expect(sleep.mock.calls).toEqual([[1000], [1500], [2250]]);
  });

  it('returns the result of the third retry', async () => {
    const { sleep, random } = effects();
    let calls = 0;
    const task = async () => {
      if ((calls += 1) < 4) throw new Error('not yet');
      return calls;
    };
    await expect(withRetries(task, { sleep, random })).resolves.toBe(4);
    expect(sleep).toHaveBeenCalledTimes(3);
  });

  it('draws the jitter anew before each retry', async () => {
    const { sleep } = effects();
    const draws = [0, 0.5, 0.25];
    const random = () => draws.shift() ?? 0;
    await expect(withRetries(() => Promise.reject(new Error()), { sleep, random })).rejects.toThrow();
    expect(sleep.mock.calls).toEqual([[1000], [1650], [2325]]);
  });

  it('throws at once an error that is not worth retrying', async () => {
    const { sleep, random } = effects();
    const failure = new Error('for good');
    const task = vi.fn(() => Promise.reject(failure));
    await expect(withRetries(task, { sleep, random }, (error) => error !== failure)).rejects.toBe(failure);
    expect(task).toHaveBeenCalledTimes(1);
    expect(sleep).not.toHaveBeenCalled();
  });
});
