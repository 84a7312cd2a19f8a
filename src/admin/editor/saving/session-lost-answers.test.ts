import { describe, expect, it } from 'vitest';
import { NO_RECORD } from '../../../core/editing/article-state.ts';
import type { ArticleStore, SaveOutcome } from '../../../core/editing/article-store.ts';
import { answering, createWorld } from './session.support.ts';

describe('a publication whose answer may be lost', () => {
  async function openDraft(...outcomes: SaveOutcome[]) {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const { store, requests } = answering(world.server.store(), ...outcomes);
    const tab = world.openTab('a', { store });
    await world.time.pass(0);
    tab.type(' deux');
    return { ...tab, world, requests };
  }
  const unreachable: SaveOutcome = { kind: 'unreachable' };

  it('is not repeated when the network returns later; its text is saved instead', async () => {
    const { world, session, listeners } = await openDraft(...Array.from({ length: 4 }, () => unreachable));
    const published = session.publish();
    await world.time.pass(10_000);
    expect((await published).kind).toBe('unreachable');
    expect(session.$lateWrite.get()).toBeNull();
    listeners.online();
    await world.time.pass(0);
    expect(session.$lateWrite.get()).toMatchObject({ intent: 'save', outcome: { kind: 'saved', status: 'draft' } });
    expect(world.server.load('a')).toMatchObject({ status: 'draft', form: { content: 'un deux' } });
    expect(session.$saving.get().isUnsaved).toBe(false);
    expect((await session.publish()).kind).toBe('saved');
    expect(session.$status.get()).toBe('published');
  });

  it('is reported when the network returns if the server has published, with the record from before', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const server = world.server.store();
    let isCut = true;
    const store: ArticleStore = {
      load: server.load,
      async save(request) {
        const outcome = await server.save(request);
        return isCut ? unreachable : outcome;
      },
    };
    const { session, type, listeners } = world.openTab('a', { store });
    await world.time.pass(0);
    type(' deux');
    const published = session.publish();
    await world.time.pass(10_000);
    expect((await published).kind).toBe('unreachable');
    const late: unknown[] = [];
    session.$lateWrite.listen((write) => late.push(write));
    isCut = false;
    listeners.online();
    await world.time.pass(0);
    expect(late[0]).toMatchObject({
      intent: 'publish',
      before: NO_RECORD,
      outcome: { kind: 'saved', status: 'published', publicationId: 'p1' },
    });
    expect(session.$conflict.get()).toBeNull();
    expect(session.$status.get()).toBe('published');
  });

  it('is reported when a later save finds that the server has published', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const server = world.server.store();
    const answers: SaveOutcome[] = [unreachable, { kind: 'signed-out' }];
    const store: ArticleStore = {
      load: server.load,
      async save(request) {
        const [answer] = answers.splice(0, 1);
        if (answer?.kind === 'signed-out') return answer;
        const outcome = await server.save(request);
        return answer ?? outcome;
      },
    };
    const { session, type } = world.openTab('a', { store });
    await world.time.pass(0);
    type(' deux');
    const published = session.publish();
    await world.time.pass(10_000);
    expect((await published).kind).toBe('signed-out');
    const late: (string | undefined)[] = [];
    session.$lateWrite.listen((write) => late.push(write?.intent));
    session.signedInAgain();
    await world.time.pass(0);
    expect(session.$conflict.get()).toBeNull();
    expect(session.$saving.get().isUnsaved).toBe(false);
    expect(session.$status.get()).toBe('published');
    expect(late).toEqual(['publish', 'save']);
  });

  it('is not reported as late when its answer reaches the caller', async () => {
    const { session } = await openDraft();
    expect((await session.publish()).kind).toBe('saved');
    expect(session.$lateWrite.get()).toBeNull();
  });
});
