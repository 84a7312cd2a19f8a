import { describe, expect, it, vi } from 'vitest';
import type { BuildRecord } from '../../src/core/site/build-record.ts';
import { SiteError } from '../../src/core/site/site-error.ts';
import { BuildFailure } from './build-failure.ts';
import { RETRY_DELAY } from './delayed-retry.ts';
import type { PublicationOutcome } from './publications.ts';
import { createPublisher, type PublisherPorts } from './publisher.ts';
import type { Release } from './releases.ts';

const RECORD: BuildRecord = {
  buildId: 'former',
  builtAt: '2026-11-20T10:00:00Z',
  pageCount: 12,
  contentKey: 'content-1',
  codeKey: 'code-1',
  fallback: false,
};
const FORMER: Release = { id: 'former', directory: '/releases/former', record: RECORD };
const SAME_PLAN = { contentKey: 'content-1', codeKey: 'code-1' };

/** Ports that write down what is asked of them; `waiting` publications wait, numbered p1, p2, … */
function fakePorts(former: Release | null, changes: Partial<PublisherPorts> = {}) {
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

async function publish(fake: ReturnType<typeof fakePorts>): Promise<string> {
  const publisher = createPublisher(fake.ports);
  const id = await publisher.request();
  await publisher.idle();
  return id;
}

const fails = (reason: string) => async () => {
  throw new SiteError(reason);
};

describe('createPublisher', () => {
  it('renders, finishes, activates and switches, in this order, then records the new build as online', async () => {
    const fake = fakePorts(null);
    expect(await publish(fake)).toBe('p1');
    expect(fake.steps).toEqual(['prepare', 'render', 'finish', 'activate', 'switched']);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
  });

  it('renders nothing when nothing has changed, and records the former build as online', async () => {
    const fake = fakePorts(FORMER);
    await publish(fake);
    expect(fake.steps).toEqual([]);
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: 'former' }]]);
  });

  it.each([
    ['the content has changed', FORMER, { contentKey: 'content-2', codeKey: 'code-1' }],
    ['the sources have changed', FORMER, { contentKey: 'content-1', codeKey: 'code-2' }],
    ['the former build shows samples', { ...FORMER, record: { ...RECORD, fallback: true } }, SAME_PLAN],
    ['the former build has no record', { ...FORMER, record: null }, SAME_PLAN],
  ])('renders when %s', async (_, former, plan) => {
    const fake = fakePorts(former, { plan: async () => plan });
    await publish(fake);
    expect(fake.steps).toContain('render');
    expect(fake.outcomes).toEqual([['p1', { onlineBuildId: fake.buildIds[0] }]]);
  });

  it('tells the first build from the others, and renders into the prepared folder', async () => {
    const calls: unknown[] = [];
    const render: PublisherPorts['render'] = async (...call) => void calls.push(call);
    const first = fakePorts(null, { render });
    await publish(first);
    const later = fakePorts({ ...FORMER, record: null }, { render });
    await publish(later);
    const [firstId, laterId] = [first.buildIds[0], later.buildIds[0]];
    expect(calls).toEqual([
      [`/releases/.${firstId}`, firstId, true, expect.any(AbortSignal)],
      [`/releases/.${laterId}`, laterId, false, expect.any(AbortSignal)],
    ]);
  });

  it.each<[string, Partial<PublisherPorts>]>([
    ['planning', { plan: fails('The database does not answer.') }],
    [
      'rendering',
      { plan: async () => ({ ...SAME_PLAN, codeKey: 'new' }), render: fails('The database does not answer.') },
    ],
    [
      'finishing',
      { plan: async () => ({ ...SAME_PLAN, codeKey: 'new' }), finish: fails('The database does not answer.') },
    ],
  ])('records why %s failed, and switches nothing', async (_, changes) => {
    const fake = fakePorts(FORMER, changes);
    await publish(fake);
    expect(fake.outcomes).toEqual([['p1', { failure: 'The database does not answer.' }]]);
    expect(fake.steps).not.toContain('activate');
    expect(fake.steps).not.toContain('switched');
    expect(fake.logs).toEqual(['Publication failed, the last good site stays online. The database does not answer.']);
  });

  it('publishes again after a failure', async () => {
    let broken = true;
    const fake = fakePorts(null, {
      async render() {
        if (broken) throw new SiteError('broken');
      },
    });
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await publisher.idle();
    broken = false;
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
    expect(fake.steps).toEqual([]);
    expect(fake.outcomes).toEqual([]);
  });

  it('refuses the request, and builds nothing, when it cannot be recorded', async () => {
    const fake = fakePorts(null);
    fake.ports.publications.request = fails('No database');
    await expect(createPublisher(fake.ports).request()).rejects.toThrow('No database');
    expect(fake.steps).toEqual([]);
  });

  it('makes of twenty requests two publications at most', async () => {
    const fake = fakePorts(null);
    const publisher = createPublisher(fake.ports);
    await Promise.all(Array.from({ length: 20 }, () => publisher.request()));
    await publisher.idle();
    expect(fake.outcomes.length).toBeLessThanOrEqual(2);
    expect(fake.steps.filter((step) => step === 'render')).toHaveLength(1);
  });

  describe('when a build fails for a reason that may pass', () => {
    const killed = new BuildFailure({ reason: 'The build was killed by SIGKILL.', isPassing: true });

    /** Builds that fail so many times before they succeed. */
    function failing(times: number, failure: Error = killed) {
      let left = times;
      return fakePorts(FORMER, {
        plan: async () => ({ ...SAME_PLAN, codeKey: 'new' }),
        async render() {
          left -= 1;
          if (left >= 0) throw failure;
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
      await vi.waitFor(() => expect(fake.sleeps).toHaveLength(1));
      await publisher.request();
      await publisher.idle();
      fake.sleeps[0]?.resolve(null);
      await publisher.idle();
      expect(fake.outcomes).toHaveLength(2);
    });

    it.each([
      ['an article', new SiteError('Article 1 cannot be shown.')],
      ['an article, as its build reports it', new BuildFailure({ reason: 'Article 1', isPassing: false })],
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
      await vi.waitFor(() => expect(fake.sleeps).toHaveLength(1));
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
      expect(fake.outcomes).toEqual([['p2', { onlineBuildId: fake.buildIds[0] }]]);
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

  describe('when the site that is online is damaged', () => {
    function damaged() {
      const shared: (Release | null)[] = [];
      const fake = fakePorts(FORMER, { finish: async (_, former) => void shared.push(former) });
      fake.ports.releases.damageOf = async (release) => (release === FORMER ? 'blog.html' : null);
      return { fake, shared };
    }

    it('builds it again although nothing has changed, and shares no file with it', async () => {
      const { fake, shared } = damaged();
      await publish(fake);
      expect(fake.steps).toEqual(['prepare', 'render', 'activate', 'switched']);
      expect(shared).toEqual([null]);
      expect(fake.logs[0]).toBe('The site that is online is damaged (blog.html): building it again.');
    });

    it('is content with what it has built', async () => {
      const { fake } = damaged();
      await publish(fake);
      await publish(fake);
      expect(fake.logs.at(-1)).toBe('Nothing that visitors see has changed.');
    });
  });

  describe('when all is asked for', () => {
    it('builds although nothing has changed, once', async () => {
      const fake = fakePorts(FORMER);
      const publisher = createPublisher(fake.ports);
      await publisher.request({ all: true });
      await publisher.idle();
      await publisher.request();
      await publisher.idle();
      expect(fake.steps.filter((step) => step === 'render')).toHaveLength(1);
      expect(fake.logs.at(-1)).toBe('Nothing that visitors see has changed.');
    });

    it('still builds all after a failure', async () => {
      const fake = fakePorts(FORMER);
      const { render } = fake.ports;
      fake.ports.render = async () => {
        fake.ports.render = render;
        throw new Error('killed');
      };
      const publisher = createPublisher({ ...fake.ports, render: (...call) => fake.ports.render(...call) });
      await publisher.request({ all: true });
      await fake.wakeUp();
      await publisher.idle();
      expect(fake.outcomes.at(-1)).toEqual(['p2', { onlineBuildId: fake.buildIds[1] }]);
    });
  });

  it('claims no last good site when the first build fails', async () => {
    const fake = fakePorts(null, { render: fails('No database.') });
    await publish(fake);
    expect(fake.logs).toEqual(['Publication failed, and there is no site to show yet. No database.']);
  });

  it('says that it was stopped, when it was, and builds no more', async () => {
    const fake = fakePorts(FORMER, {
      plan: async () => ({ ...SAME_PLAN, codeKey: 'new' }),
      render: (...[, , , signal]) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('The operation was aborted'))),
        ),
    });
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await vi.waitFor(() => expect(fake.steps).toEqual(['prepare']));
    await publisher.close();
    const failure = 'Coquelicot was stopped while building; its next start builds again.';
    expect(fake.outcomes).toEqual([['p1', { failure }]]);
    expect(fake.discarded).toEqual(fake.buildIds);
    expect(fake.sleeps).toEqual([]);
  });
});
