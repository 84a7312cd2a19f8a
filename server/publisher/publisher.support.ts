import { expect } from 'vitest';
import { SiteError } from '../../src/core/site/site-error.ts';
import { RETRY_DELAY } from './delayed-retry.ts';
import type { PublicationEvent } from './publication-event.ts';
import type { PublicationOutcome } from './publications.ts';
import { createPublisher, type PublisherPorts } from './publisher.ts';
import type { PublicationResult } from './site-process-client.ts';

export const PUBLISHED = { hasChanged: true, pageCount: 12, failures: [] };
export const UNCHANGED = { ...PUBLISHED, hasChanged: false };

type PublishPort = (...given: Parameters<PublisherPorts['publish']>) => Promise<Omit<PublicationResult, 'build'>>;
type FakeChanges = Partial<Omit<PublisherPorts, 'publish'>> & { publish?: PublishPort };

/**
 * Makes ports that write down what is asked of them. Requested publications are numbered p1, p2, …
 *
 * @param former the build that is online, if any
 */
export function fakePorts(former: string | null, { publish, ...changes }: FakeChanges = {}) {
  const asked: { buildId: string; all: boolean; isFirst: boolean }[] = [];
  const outcomes: [id: string, outcome: PublicationOutcome][] = [];
  const logs: string[] = [];
  const events: PublicationEvent['outcome'][] = [];
  const keep = (message: string) => void logs.push(message);
  const buildIds: string[] = [];
  const sleeps: PromiseWithResolvers<null>[] = [];
  let requests = 0;
  let waiting: string | null = null;
  let online = former;
  const ports: PublisherPorts = {
    publications: {
      async request() {
        waiting ??= `p${++requests}`;
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
    async publish(buildId, options) {
      if (publish) {
        const result = await publish(buildId, options);
        if (result.hasChanged) online = buildId;
        return { build: online, ...result };
      }
      asked.push({ buildId, ...options });
      online = buildId;
      return { ...PUBLISHED, build: online };
    },
    distribute: async () => undefined,
    isOnline: () => online !== null,
    stop: async () => undefined,
    ended: ({ outcome }) => void events.push(outcome),
    log: { info: keep, warn: keep },
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
    await expect.poll(() => sleeps).toHaveLength(count);
    sleeps[count - 1]?.resolve(null);
  };
  return { ports, asked, outcomes, logs, events, buildIds, sleeps, wakeUp };
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
