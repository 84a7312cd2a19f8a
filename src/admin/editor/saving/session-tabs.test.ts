import { describe, expect, it } from 'vitest';
import type { ArticleStore } from '../../../core/editing/article-store.ts';
import { createWorld, type Tab } from './session.support.ts';

describe('tabs of one article', () => {
  it('the second tab follows the first, and takes over without loss or conflict', async () => {
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

  it('a save still under way in the former tab causes no conflict', async () => {
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

  it('the second tab takes over by itself when the first is killed, and offers its last words', async () => {
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

  it('a recovered text is offered only by the tab that writes, also after a takeover', async () => {
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

  it('text typed in a tab that lost its role while frozen survives, even when both tabs are killed', async () => {
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

  it('the former tab keeps the handed-over text until the text is stored elsewhere', async () => {
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

  it('the former tab is no longer unsaved once the handed-over text is in the journal or on the server', async () => {
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

  it('both tabs report the same saving state, whichever of them writes', async () => {
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

  it('a tab that becomes the writer while asking for the role does not take it from itself', async () => {
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

  it('a tab without Web Locks offers the text of a killed tab', async () => {
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

  it('a tab is read-only while it hands over, and writes again when the other tab never takes over', async () => {
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

  it('a text that is handed over late is offered as a recovered text', async () => {
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
