import { describe, expect, it } from 'vitest';
import { createPublisher } from './publisher.ts';
import { fakePorts, FORMER, publish } from './publisher.support.ts';
import type { Release } from './releases.ts';

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
