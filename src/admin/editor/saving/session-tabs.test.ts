import { describe, expect, it } from 'vitest';
import type { ArticleStore } from '../../../core/editing/article-store.ts';
import { createWorld, type Tab } from './session.support.ts';

describe('two tabs', () => {
  it('one writes, the other one follows, and takes over without loss or conflict', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    expect(first.session.$obstacles.get()).toEqual([]);
    expect(second.session.$obstacles.get()).toEqual(['other-tab']);
    first.type(' deux');
    await world.time.pass(2000);
    expect(second.session.form().content).toBe('un deux');
    first.type(' trois');
    second.session.writeHere();
    await world.time.pass(0);
    expect(first.session.$obstacles.get()).toEqual(['other-tab']);
    expect(second.session.$obstacles.get()).toEqual([]);
    second.type(' quatre');
    expect((await second.session.save()).kind).toBe('saved');
    expect(world.server.load('a')?.form.content).toBe('un deux trois quatre');
    await world.time.pass(2000);
    expect(first.session.form().content).toBe('un deux trois quatre');
    expect(first.session.$recovered.get()).toBeNull();
    expect(world.journal.entries.size).toBe(0);
  });

  it('a write on its way from the former one is no conflict', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const server = world.server.store();
    const lost: ArticleStore = {
      load: server.load,
      save: (request) => server.save(request).then(() => new Promise(() => {})),
    };
    const first = world.openTab('a', { store: lost });
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.type(' deux');
    void first.session.save();
    await world.time.pass(0);
    second.session.writeHere();
    await world.time.pass(0);
    second.type(' trois');
    expect((await second.session.save()).kind).toBe('saved');
    expect(second.session.$conflict.get()).toBeNull();
    expect(world.server.load('a')?.form.content).toBe('un deux trois');
  });

  it('the other one goes on by itself when the first is killed', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.type(' deux');
    await world.time.pass(2000);
    first.type(' trois');
    await world.time.pass(400);
    first.kill();
    await world.time.pass(0);
    expect(second.session.$obstacles.get()).toEqual([]);
    expect(second.session.form().content).toBe('un deux');
    expect(second.session.$recovered.get()?.form.content).toBe('un deux trois');
  });

  it('what is offered to one is offered to the one that takes over, and to no other', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    await world.time.pass(400);
    killed.kill();
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    expect(offers(first, second)).toEqual(['un deux', undefined]);
    second.session.writeHere();
    await world.time.pass(0);
    expect(offers(first, second)).toEqual([undefined, 'un deux']);
    first.close();
    second.type(' trois');
    await second.session.save();
    expect(offers(second)).toEqual(['un deux']);
    second.session.discardRecovered()?.forget();
    await world.time.pass(0);
    expect(world.journal.entries.size).toBe(0);
  });

  it('what one had typed that was taken from without an answer outlives both', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.freeze();
    second.session.writeHere();
    await world.time.pass(1000);
    first.type(' deux');
    await world.time.pass(1000);
    expect(second.session.$obstacles.get()).toEqual([]);
    second.type(' trois');
    first.thaw();
    first.session.writeHere();
    await world.time.pass(0);
    expect([first.session.form().content, ...offers(first)]).toEqual(['un trois', 'un deux']);
    await world.time.pass(2000);
    first.kill();
    second.kill();
    const kept: (string | undefined)[] = [];
    const tab = world.openTab('a');
    await world.time.pass(0);
    for (let offer = offers(tab)[0]; offer; offer = offers(tab)[0]) {
      kept.push(offer);
      tab.session.discardRecovered()?.forget();
    }
    expect(kept.toSorted()).toEqual(['un deux', 'un trois']);
  });

  it('what is handed over stays with the former one until it is safe without it', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const [second, third] = [world.openTab('a'), world.openTab('a')];
    await world.time.pass(0);
    world.journal.state.isFull = true;
    first.type(' deux');
    second.session.writeHere();
    await world.time.pass(1000);
    expect([second.session.form().content, second.listeners.isUnsaved()]).toEqual(['un deux', true]);
    expect(first.listeners.isUnsaved()).toBe(true);
    second.kill();
    await world.time.pass(1000);
    third.session.writeHere();
    await world.time.pass(3000);
    first.session.writeHere();
    await world.time.pass(3000);
    const found = [first, third].flatMap(({ session }) => [session.form().content]).concat(offers(first, third).join());
    expect(found.join()).toContain('un deux');
    world.journal.state.isFull = false;
    await first.session.save();
    await world.time.pass(20_000);
    expect([first, third].map(({ listeners }) => listeners.isUnsaved())).toEqual([false, false]);
  });

  it('what is handed over is the former one’s no more once it is on this computer, or on the server', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.type(' deux');
    second.session.writeHere();
    await world.time.pass(0);
    expect([first, second].map(({ listeners }) => listeners.isUnsaved())).toEqual([false, true]);
    world.journal.state.isFull = true;
    second.type(' trois');
    first.session.writeHere();
    await world.time.pass(0);
    expect([first, second].map(({ listeners }) => listeners.isUnsaved())).toEqual([true, true]);
    expect((await first.session.save()).kind).toBe('saved');
    await world.time.pass(0);
    expect([first, second].map(({ listeners }) => listeners.isUnsaved())).toEqual([false, false]);
    expect(second.session.form().content).toBe('un deux trois');
  });

  it('all say the same of where the text is, whichever writes', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' }, 'published');
    const [first, second] = [world.openTab('a'), world.openTab('a')];
    await world.time.pass(0);
    const states = () =>
      [first, second].map(({ session }) => ({ ...session.$record.get(), ...session.$saving.get(), status: null }));
    const expectSame = async (isUnsaved: boolean) => {
      await world.time.pass(0);
      const [one, other] = states();
      expect(other).toEqual(one);
      expect(one?.isUnsaved).toBe(isUnsaved);
    };
    first.type(' deux');
    await expectSame(true);
    await first.session.save();
    await expectSame(false);
    expect(states()[1]).toMatchObject({ hasWorkingCopy: true });
    first.type(' trois');
    second.session.writeHere();
    await expectSame(true);
    await second.session.publish();
    await expectSame(false);
    expect(states()[0]).toMatchObject({ hasWorkingCopy: false });
  });

  it('one whose turn comes while it asks for it does not take the article from itself', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.freeze();
    second.session.writeHere();
    await world.time.pass(1000);
    first.kill();
    await world.time.pass(3000);
    expect(second.session.$obstacles.get()).toEqual([]);
    second.type(' deux');
    expect((await second.session.save()).kind).toBe('saved');
  });

  it('without locks each finds what was left', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a', { hasLocks: false });
    await world.time.pass(0);
    killed.type(' deux');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('a', { hasLocks: false });
    await world.time.pass(0);
    expect(offers(tab)).toEqual(['un deux']);
  });

  it('one that hands over takes no typing until the other has taken, and goes on when it never does', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    first.type(' deux');
    second.freeze();
    second.session.writeHere();
    await world.time.pass(1000);
    expect(first.session.$obstacles.get()).toEqual(['other-tab']);
    second.kill();
    await world.time.pass(5000);
    expect(first.session.$obstacles.get()).toEqual([]);
    expect((await first.session.save()).kind).toBe('saved');
    expect(world.server.load('a')?.form.content).toBe('un deux');
  });

  it('what is handed over late is offered', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const first = world.openTab('a');
    await world.time.pass(0);
    const second = world.openTab('a');
    await world.time.pass(0);
    world.journal.state.isFull = true;
    first.type(' deux');
    second.freeze();
    second.session.writeHere();
    await world.time.pass(2000);
    expect([second.session.form().content, ...offers(second)]).toEqual(['un', undefined]);
    second.thaw();
    await world.time.pass(0);
    expect(offers(second)).toEqual(['un deux']);
  });
});

const offers = (...tabs: Tab[]) => tabs.map(({ session }) => session.$recovered.get()?.form.content);
