import { describe, expect, it } from 'vitest';
import { SiteError } from '../../src/core/site/site-error.ts';
import { BuildFailure } from './build-failure.ts';
import { createPublisher } from './publisher.ts';
import { fails, fakePorts, publish, PUBLISHED } from './publisher.support.ts';

describe('a publisher whose build fails for a transient reason', () => {
  const killed = new BuildFailure({ reason: 'The build was killed by SIGKILL.', isTransient: true });

  /** Makes ports whose build fails the given number of times before it succeeds. */
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

  it('records and logs the failure, and tries again after 10 s', async () => {
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

  it('tries again only once', async () => {
    const fake = failing(9);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await fake.wakeUp();
    await publisher.idle();
    expect(fake.outcomes).toHaveLength(2);
    expect(fake.sleeps).toHaveLength(1);
  });

  it('gives a later change a retry of its own', async () => {
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

  it('drops the retry when a later change was published meanwhile', async () => {
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
    ['an article, reported by its build', new BuildFailure({ reason: 'Article 1', isTransient: false })],
  ])('does not try again when the cause is %s', async (_, failure) => {
    const fake = failing(1, failure);
    await publish(fake);
    expect(fake.outcomes).toHaveLength(1);
    expect(fake.sleeps).toEqual([]);
  });

  it('drops the retry when closed', async () => {
    const fake = failing(1);
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await expect.poll(() => fake.sleeps).toHaveLength(1);
    await publisher.close();
    await publisher.idle();
    expect(fake.outcomes).toHaveLength(1);
  });
});

describe('a publisher whose database does not answer for a moment', () => {
  it('tries again to record the result', async () => {
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

  it('publishes the next change after a result that was never recorded', async () => {
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

  it('tries again to take the waiting publication', async () => {
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
