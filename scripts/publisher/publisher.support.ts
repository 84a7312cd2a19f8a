import { expect, vi } from 'vitest';
import type { BuildRecord } from '../../src/core/site/build-record.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { RETRY_DELAY } from './delayed-retry.ts';
import type { PublicationOutcome } from './publications.ts';
import { createPublisher, type PublisherPorts } from './publisher.ts';
import type { Release } from './releases.ts';

export const RECORD: BuildRecord = {
  buildId: 'former',
  builtAt: '2026-11-20T10:00:00Z',
  pageCount: 12,
  contentKey: 'content-1',
  codeKey: 'code-1',
  fallback: false,
};
export const FORMER: Release = { id: 'former', directory: '/releases/former', record: RECORD };
export const SAME_PLAN = { contentKey: 'content-1', codeKey: 'code-1' };

/** Ports that write down what is asked of them; `waiting` publications wait, numbered p1, p2, … */
export function fakePorts(former: Release | null, changes: Partial<PublisherPorts> = {}) {
  const steps: string[] = [];
  const discarded: string[] = [];
  const outcomes: [id: string, outcome: PublicationOutcome][] = [];
  const logs: string[] = [];
  const buildIds: string[] = [];
  const sleeps: PromiseWithResolvers<null>[] = [];
  let asked = 0;
  let waiting: string | null = null;
  let online = former;
  const ports: PublisherPorts = {
    publications: {
      async request() {
        waiting ??= `p${++asked}`;
        return waiting;
      },
      async start(buildId) {
        buildIds.push(buildId);
        const taken = waiting;
        waiting = null;
        return taken;
      },
      async finish(id, outcome) {
        outcomes.push([id, outcome]);
      },
    },
    releases: {
      async prepare(id) {
        steps.push('prepare');
        return `/releases/.${id}`;
      },
      async discard(id) {
        discarded.push(id);
      },
      async activate(id) {
        steps.push('activate');
        online = { id, directory: `/releases/${id}`, record: { ...RECORD, buildId: id } };
        return online;
      },
      damageOf: async () => null,
      current: async () => online,
      former: async () => [],
    },
    plan: async () => SAME_PLAN,
    render: async () => void steps.push('render'),
    finish: async () => void steps.push('finish'),
    switched: async () => void steps.push('switched'),
    log: (message) => void logs.push(message),
    async sleep(milliseconds, signal) {
      expect(milliseconds).toBe(RETRY_DELAY);
      const sleep = Promise.withResolvers<null>();
      sleeps.push(sleep);
      signal.addEventListener('abort', () => sleep.reject(signal.reason));
      await sleep.promise;
    },
    ...changes,
  };
  /** Waits until something sleeps for the `count`th time, and ends that sleep. */
  const wakeUp = async (count = 1) => {
    await vi.waitFor(() => expect(sleeps).toHaveLength(count));
    sleeps[count - 1]?.resolve(null);
  };
  return { ports, steps, outcomes, logs, buildIds, discarded, sleeps, wakeUp };
}

export async function publish(fake: ReturnType<typeof fakePorts>): Promise<string> {
  const publisher = createPublisher(fake.ports);
  const id = await publisher.request();
  await publisher.idle();
  return id;
}

export const fails = (reason: string) => async () => {
  throw new SiteError(reason);
};
