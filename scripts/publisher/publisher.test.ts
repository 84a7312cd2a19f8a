import { describe, expect, it } from 'vitest';
import type { BuildRecord } from '../../src/core/site/build-record.ts';
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
      current: async () => online,
      former: async () => [],
    },
    plan: async () => SAME_PLAN,
    render: async () => void steps.push('render'),
    finish: async () => void steps.push('finish'),
    switched: async () => void steps.push('switched'),
    log: (message) => void logs.push(message),
    ...changes,
  };
  return { ports, steps, outcomes, logs, buildIds };
}

async function publish(fake: ReturnType<typeof fakePorts>): Promise<string> {
  const publisher = createPublisher(fake.ports);
  const id = await publisher.request();
  await publisher.idle();
  return id;
}

const fails = (reason: string) => async () => {
  throw new Error(reason);
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
      [`/releases/.${firstId}`, firstId, true],
      [`/releases/.${laterId}`, laterId, false],
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
        if (broken) throw new Error('broken');
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

  it('outlives a result that cannot be recorded, and publishes the next', async () => {
    const fake = fakePorts(null);
    const { finish } = fake.ports.publications;
    let recorded = 0;
    fake.ports.publications.finish = async (id, outcome) => {
      recorded += 1;
      if (recorded === 1) throw new Error('No database');
      await finish(id, outcome);
    };
    await publish(fake);
    expect(fake.logs.at(-1)).toContain('The publication was not recorded');
    const publisher = createPublisher(fake.ports);
    await publisher.request();
    await publisher.idle();
    expect(fake.outcomes).toEqual([['p2', { onlineBuildId: fake.buildIds[0] }]]);
  });

  it('makes of twenty requests two publications at most', async () => {
    const fake = fakePorts(null);
    const publisher = createPublisher(fake.ports);
    await Promise.all(Array.from({ length: 20 }, () => publisher.request()));
    await publisher.idle();
    expect(fake.outcomes.length).toBeLessThanOrEqual(2);
    expect(fake.steps.filter((step) => step === 'render')).toHaveLength(1);
  });
});
