import { describe, expect, it, vi } from 'vitest';
import { createPublisher } from './publisher.ts';
import { fails, fakePorts, publish, PUBLISHED, UNCHANGED } from './publisher.support.ts';

describe('createPublisher', () => {
  it('publishes, then records the new build as online', async () => {
    const fake = fakePorts(null);
    expect(await publish(fake)).toBe('p1');
    expect(fake.asked).toEqual([{ buildId: fake.buildIds[0], all: false, isFirst: true }]);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
    expect(fake.logs).toEqual([expect.stringMatching(/^Online: 12 pages, in [\d.]+ s\.$/)]);
  });

  it('records the former build as online when nothing has changed', async () => {
    const fake = fakePorts('former', { publish: async () => UNCHANGED });
    await publish(fake);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: 'former' }]]);
    expect(fake.logs).toEqual(['Nothing that visitors see has changed.']);
  });

  it('does not mark a publication as the first when a site is online', async () => {
    const fake = fakePorts('former');
    await publish(fake);
    expect(fake.asked).toMatchObject([{ isFirst: false }]);
  });

  it('names the pages that keep their last good version, ten at most, and why', async () => {
    const failures = Array.from({ length: 12 }, (_, index) => ({ file: `blog/${index}.html`, reason: 'Broken.' }));
    const fake = fakePorts('former', { publish: async () => ({ ...PUBLISHED, failures }) });
    await publish(fake);
    const failure = expect.stringMatching(/except for pages.* blog\/0\.html: Broken\. .*blog\/9\.html.*And 2 more\.$/);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0], failure }]]);
    expect(fake.logs.at(-1)).toEqual(failure);
  });

  it('names articles that cannot be shown, also when nothing else has changed', async () => {
    const failures = [{ file: null, reason: 'Article x cannot be shown.' }];
    const fake = fakePorts('former', { publish: async () => ({ ...UNCHANGED, failures }) });
    await publish(fake);
    const failure = expect.stringMatching(/if there is one\. Article x cannot be shown\.$/);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: 'former', failure }]]);
  });

  it('records and logs why a publication failed', async () => {
    const fake = fakePorts('former', { publish: fails('The database does not answer.') });
    await publish(fake);
    expect(fake.outcomes).toEqual([['p1', { failure: 'The database does not answer.' }]]);
    expect(fake.logs).toEqual(['Publication failed, the last good site stays online. The database does not answer.']);
  });

  it('publishes again after a failure', async () => {
    const fake = fakePorts(null);
    const { publish: works } = fake.ports;
    fake.ports.publish = fails('broken');
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await publisher.idle();
    fake.ports.publish = works;
    await publisher.request();
    await publisher.idle();
    expect(fake.outcomes).toEqual([
      ['p1', { failure: 'broken' }],
      ['p2', { onlineBuildId: fake.buildIds[1] }],
    ]);
  });

  it('does nothing when no publication waits any more', async () => {
    const fake = fakePorts(null);
    fake.ports.publications.start = async () => null;
    await publish(fake);
    expect(fake.asked).toEqual([]);
    expect(fake.outcomes).toEqual([]);
  });

  it('takes the publication that the database has queued, and queues no other', async () => {
    const fake = fakePorts(null);
    await fake.ports.publications.request();
    const queueAnother = vi.spyOn(fake.ports.publications, 'request');
    const publisher = createPublisher(fake.ports);
    expect(await publisher.request({ queued: 'p1' })).toBe('p1');
    await publisher.idle();
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
    expect(queueAnother).not.toHaveBeenCalled();
  });

  it('refuses the request, and publishes nothing, when it cannot be recorded', async () => {
    const fake = fakePorts(null);
    fake.ports.publications.request = fails('No database');
    await expect(createPublisher(fake.ports).request()).rejects.toThrow('No database');
    expect(fake.asked).toEqual([]);
  });

  it('merges twenty requests into at most two publications, one at a time', async () => {
    let running = 0;
    const fake = fakePorts('former', {
      async publish() {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        return PUBLISHED;
      },
    });
    const publisher = createPublisher(fake.ports);
    await Promise.all(Array.from({ length: 20 }, () => publisher.request()));
    await publisher.idle();
    expect(fake.outcomes.length).toBeGreaterThan(0);
    expect(fake.outcomes.length).toBeLessThanOrEqual(2);
  });

  it('logs that there is no site yet when the first publication fails', async () => {
    const fake = fakePorts(null, { publish: fails('No database.') });
    await publish(fake);
    expect(fake.logs).toEqual(['Publication failed, and there is no site to show yet. No database.']);
  });

  it('records that it was stopped when closed during a build, and does not retry', async () => {
    const running = Promise.withResolvers<never>();
    const started = vi.fn(() => running.promise);
    const fake = fakePorts('former', {
      publish: started,
      stop: async () => running.reject(new Error('The process was killed')),
    });
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await expect.poll(() => started).toHaveBeenCalledOnce();
    await publisher.close();
    const failure = 'Coquelicot was stopped while building; its next start builds again.';
    expect(fake.outcomes).toEqual([['p1', { failure }]]);
    expect(fake.sleeps).toEqual([]);
  });
});

describe('a request to publish everything', () => {
  it('applies to one publication only', async () => {
    const fake = fakePorts('former');
    const publisher = createPublisher(fake.ports);
    await publisher.request({ all: true });
    await publisher.idle();
    await publisher.request();
    await publisher.idle();
    expect(fake.asked.map(({ all }) => all)).toEqual([true, false]);
  });

  it('still applies to the retry after a failure', async () => {
    const fake = fakePorts('former');
    const { publish: works } = fake.ports;
    const asked: boolean[] = [];
    let isBroken = true;
    fake.ports.publish = async (buildId, options) => {
      asked.push(options.all);
      if (!isBroken) return works(buildId, options);
      isBroken = false;
      throw new Error('killed');
    };
    const publisher = createPublisher(fake.ports);
    await publisher.request({ all: true });
    await fake.wakeUp();
    await publisher.idle();
    expect(asked).toEqual([true, true]);
    expect(fake.outcomes.at(-1)).toEqual(['p2', { onlineBuildId: fake.buildIds[1] }]);
  });
});
