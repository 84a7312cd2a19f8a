import { describe, expect, it, vi } from 'vitest';
import { SiteError } from '../../src/core/site/site-error.ts';
import { createPublisher, type PublisherPorts } from './publisher.ts';
import { fails, fakePorts, FORMER, publish, RECORD, SAME_PLAN } from './publisher.support.ts';

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
