import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** Makes a run that ends on demand, and counts the simultaneous runs. */
function controlledRun() {
  const ends: { resolve(): void; reject(reason: Error): void }[] = [];
  let running = 0;
  let most = 0;
  return {
    started: () => ends.length,
    most: () => most,
    end: (index: number) => ends[index]?.resolve(),
    fail: (index: number, reason: string) => ends[index]?.reject(new Error(reason)),
    async run() {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve, reject) => ends.push({ resolve, reject })).finally(() => (running -= 1));
    },
  };
}

/** Waits until all pending callbacks have run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('singleFlight', () => {
  it('starts a run at once when nothing runs', () => {
    const control = controlledRun();
    void singleFlight(control.run).request();
    expect(control.started()).toBe(1);
  });

  it('merges 1000 requests into one running and one waiting run', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    const requests = Array.from({ length: 1000 }, () => flight.request());
    await settle();
    expect(control.started()).toBe(1);
    control.end(0);
    await settle();
    expect(control.started()).toBe(2);
    control.end(1);
    await Promise.all(requests);
    await settle();
    expect(control.started()).toBe(2);
    expect(control.most()).toBe(1);
  });

  it('does not answer a request by a run that started before the request', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    void flight.request();
    let answered = false;
    const late = flight.request().then(() => (answered = true));
    control.end(0);
    await settle();
    expect(answered).toBe(false);
    control.end(1);
    await late;
    expect(answered).toBe(true);
  });

  it('starts another run for a request made after the waiting run has begun', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    void flight.request();
    void flight.request();
    control.end(0);
    await settle();
    const third = flight.request();
    await settle();
    expect(control.started()).toBe(2);
    control.end(1);
    await settle();
    expect(control.started()).toBe(3);
    control.end(2);
    await third;
  });

  it('starts no extra run for a request made exactly between two runs', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    const first = flight.request();
    const second = flight.request();
    const afterFirst = first.then(() => flight.request());
    control.end(0);
    await settle();
    control.end(1);
    await settle();
    control.end(2);
    await Promise.all([second, afterFirst]);
    expect(control.most()).toBe(1);
    expect(control.started()).toBe(2);
  });

  it('rejects the requests of a failed run, and still starts the waiting run', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    const first = flight.request();
    const second = flight.request();
    control.fail(0, 'no database');
    await expect(first).rejects.toThrow('no database');
    await settle();
    expect(control.started()).toBe(2);
    control.end(1);
    await expect(second).resolves.toBeUndefined();
  });

  it('starts a new run after a failure when none waited', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    const first = flight.request();
    control.fail(0, 'no database');
    await expect(first).rejects.toThrow('no database');
    const second = flight.request();
    control.end(1);
    await expect(second).resolves.toBeUndefined();
  });

  it('is idle at once when nothing was requested', async () => {
    await expect(singleFlight(controlledRun().run).idle()).resolves.toBeUndefined();
  });

  it('is idle only when the waiting run has ended too, failed or not', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    flight.request().catch(() => undefined);
    flight.request().catch(() => undefined);
    let idle = false;
    const done = flight.idle().then(() => (idle = true));
    control.fail(0, 'first');
    await settle();
    expect(idle).toBe(false);
    control.fail(1, 'second');
    await done;
    expect(control.started()).toBe(2);
  });

  it('is idle only once a run requested during the wait has ended', async () => {
    const control = controlledRun();
    const flight = singleFlight(control.run);
    void flight.request();
    let idle = false;
    const done = flight.idle().then(() => (idle = true));
    void flight.request();
    control.end(0);
    await settle();
    expect(idle).toBe(false);
    control.end(1);
    await done;
  });
});
