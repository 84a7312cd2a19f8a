import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allEnded, beside } from './concurrent-tasks.ts';

const fail = () => Promise.reject(new Error('No space left on the disk'));

/** A task that ends some turns later. */
function aTask() {
  const task = { hasEnded: false, running: Promise.resolve() };
  task.running = (async () => {
    await setImmediate();
    await setImmediate();
    task.hasEnded = true;
  })();
  return task;
}

it('waits for the other task when one of two fails', async () => {
  const task = aTask();
  await expect(allEnded([fail(), task.running])).rejects.toThrow('No space left');
  expect(task.hasEnded).toBe(true);
});

it('does not wait for what runs beside a task, unless that fails', async () => {
  const other = aTask();
  expect(await beside(other.running, async () => 'done')).toBe('done');
  expect(other.hasEnded).toBe(false);
  const task = aTask();
  await expect(beside(task.running, fail)).rejects.toThrow('No space left');
  expect(task.hasEnded).toBe(true);
});

it('leaves the failure of what runs beside a task to who waits for it', async () => {
  const running = fail();
  expect(
    await beside(running, async () => {
      await setImmediate();
      return 'done';
    }),
  ).toBe('done');
  await expect(running).rejects.toThrow('No space left');
});
