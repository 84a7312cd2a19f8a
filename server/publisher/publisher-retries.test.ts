import { describe, expect, it } from 'vitest';
import { SiteError } from '../../src/core/site/site-error.ts';
import { BuildFailure } from './build-failure.ts';
import { createPublisher } from './publisher.ts';
import { fails, fakePorts, publish, PUBLISHED } from './publisher.support.ts';

describe('when a build fails for a reason that may pass', () => {
  const killed = new BuildFailure({ reason: 'The build was killed by SIGKILL.', isTransient: true });

  /** Builds that fail so many times before they succeed. */
  function failing(times: number, failure: Error = killed) {
    let left = times;
    return fakePorts('former', {
      async publish() {
        left -= 1;
        if (left >= 0) throw failure;
        return PUBLISHED;
      },
    });
  }

  it('says so, and tries again after a while', async () => {
    const fake = failing(1);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.outcomes).toEqual([
      ['p1', { failure: 'The build was killed by SIGKILL.' }],
      ['p2', { onlineBuildId: fake.buildIds[1] }],
    ]);
    expect(fake.logs[0]).toBe(
      'Publication failed, the last good site stays online. The build was killed by SIGKILL. It is tried again in 10 s.',
    );
  });

  it('tries again once only', async () => {
    const fake = failing(9);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.outcomes).toHaveLength(2);
    expect(fake.sleeps).toHaveLength(1);
  });

  it('gives a change that comes later a retry of its own', async () => {
    const fake = failing(3);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    await publisher.request();
    await fake.wakeUp(2);
    await publisher.idle();
    expect(fake.outcomes.map(([, outcome]) => 'failure' in outcome)).toEqual([true, true, true, false]);
  });

  it('does not try again what a change that came meanwhile has published', async () => {
    const fake = failing(1);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await expect.poll(() => fake.sleeps).toHaveLength(1);
    await publisher.request();
    await publisher.idle();
    fake.sleeps[0]?.resolve(null);
    await publisher.idle();
    expect(fake.outcomes).toHaveLength(2);
  });

  it.each([
    ['an article', new SiteError('Article 1 cannot be shown.')],
    ['an article, as its build reports it', new BuildFailure({ reason: 'Article 1', isTransient: false })],
  ])('does not try again when the cause is %s', async (_, failure) => {
    const fake = failing(1, failure);
    await publish(fake);
    expect(fake.outcomes).toHaveLength(1);
    expect(fake.sleeps).toEqual([]);
  });

  it('forgets the retry when it is closed', async () => {
    const fake = failing(1);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await expect.poll(() => fake.sleeps).toHaveLength(1);
    await publisher.close();
    await publisher.idle();
    expect(fake.outcomes).toHaveLength(1);
  });
});

describe('when the database does not answer for a moment', () => {
  it('records the result a second time', async () => {
    const fake = fakePorts(null);
    const { finish } = fake.ports.publications;
    fake.ports.publications.finish = async (...call) => {
      fake.ports.publications.finish = finish;
      throw new Error(`No database for ${call[0]}`);
    };
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
    expect(fake.logs.at(-1)).toBe('The publication was not recorded: No database for p1. It is tried again in 10 s.');
  });

  it('outlives a result that is never recorded, and publishes the next', async () => {
    const fake = fakePorts(null);
    const { finish } = fake.ports.publications;
    fake.ports.publications.finish = fails('No database');
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.logs.at(-1)).toContain('Editors see it as unfinished until the next one.');
    fake.ports.publications.finish = finish;
    await publisher.request();
    await publisher.idle();
    expect(fake.outcomes).toEqual([['p2', { onlineBuildId: fake.buildIds[1] }]]);
  });

  it('takes the publication that waits a second time', async () => {
    const fake = fakePorts(null);
    const { start } = fake.ports.publications;
    fake.ports.publications.start = async () => {
      fake.ports.publications.start = start;
      throw new Error('No database');
    };
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
  });
});
