import { describe, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import type { PublicationOutcome } from './publications.ts';
import { createPublisher, type PublisherPorts } from './publisher.ts';

/** Makes a publisher whose site changes or not, and records what becomes of its publications. */
function publisherThat(
  hasChanged: boolean,
  distribute: PublisherPorts['distribute'],
  stop: PublisherPorts['stop'] = async () => undefined,
) {
  const outcomes: PublicationOutcome[] = [];
  const logs: string[] = [];
  const events: string[] = [];
  const keep = (message: string) => void logs.push(message);
  const published: boolean[] = [];
  const sleep = Promise.withResolvers<null>();
  let isWaiting = false;
  const publisher = createPublisher({
    publications: {
      async request() {
        isWaiting = true;
        return 'p';
      },
      async start() {
        const id = isWaiting ? 'p' : null;
        isWaiting = false;
        return id;
      },
      finish: async (_, outcome) => void outcomes.push(outcome),
    },
    async publish(buildId, { all }) {
      published.push(all);
      return { hasChanged, pageCount: 3, failures: [], build: hasChanged ? buildId : 'former' };
    },
    distribute,
    isOnline: () => true,
    stop,
    ended: ({ outcome }) => void events.push(outcome),
    log: { info: keep, warn: keep },
    sleep: () => sleep.promise,
  });
  return { publisher, outcomes, logs, events, published, wakeUp: () => sleep.resolve(null) };
}

describe('the distribution to a target beyond this machine', () => {
  it.each([true, false])('is part of each publication (site changed: %s)', async (hasChanged) => {
    let calls = 0;
    const { publisher, outcomes, events } = publisherThat(hasChanged, async () => void (calls += 1));
    await publisher.request();
    await publisher.idle();
    expect(calls).toBe(1);
    expect(events).toEqual(['online']);
    expect(outcomes).toEqual([{ onlineBuildId: hasChanged ? expect.stringMatching(/.{36}/) : 'former' }]);
  });

  it('fails the publication, without retry, when the operator must fix the cause', async () => {
    const failure = new OperatorError('There is no bucket "site".');
    const { publisher, outcomes, logs, events } = publisherThat(true, () => Promise.reject(failure));
    await publisher.request();
    await publisher.idle();
    expect(events).toEqual(['failed']);
    expect(outcomes).toEqual([{ failure: 'There is no bucket "site".' }]);
    expect(logs.at(-1)).toBe(
      'Publication failed, the site is up to date on this machine only. There is no bucket "site".',
    );
  });

  it('is retried after a transient failure, without building everything again', async () => {
    let isBroken = true;
    const checked: boolean[] = [];
    const { publisher, outcomes, published, wakeUp } = publisherThat(true, async (all) => {
      checked.push(all);
      if (isBroken) throw new Error('The object storage does not answer.');
    });
    await publisher.request({ all: true });
    await expect.poll(() => outcomes).toEqual([{ failure: 'The object storage does not answer.' }]);
    isBroken = false;
    wakeUp();
    await publisher.idle();
    expect(published).toEqual([true, false]);
    // The bucket's objects are still to be checked after a failed distribution.
    expect(checked).toEqual([true, true]);
    await publisher.request();
    await publisher.idle();
    expect(checked).toEqual([true, true, false]);
    expect(outcomes[1]).toEqual({ onlineBuildId: expect.any(String) });
  });

  it('is given up when the publisher is closed', async () => {
    const distributing = Promise.withResolvers<undefined>();
    const stop = async () => distributing.reject(new Error('The build was killed by SIGTERM'));
    const { publisher, outcomes } = publisherThat(true, () => distributing.promise, stop);
    await publisher.request();
    await publisher.close();
    expect(outcomes).toEqual([{ failure: expect.stringContaining('was stopped') }]);
  });
});
