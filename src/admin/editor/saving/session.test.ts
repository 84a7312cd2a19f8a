import { describe, expect, it } from 'vitest';
import type { LoadedArticle, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';
import { answering, createWorld } from './session.support.ts';

const MINUTE = 60_000;

describe('an existing article', () => {
  it('is saved by itself within a minute after a change, and not before any change', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const tab = world.openTab('a');
    await world.time.pass(MINUTE);
    expect(world.server.load('a')?.version).toBe(1);
    tab.type(' deux');
    expect(tab.session.$saving.get().isUnsaved).toBe(true);
    await world.time.pass(MINUTE);
    expect(world.server.load('a')?.form.content).toBe('un deux');
    expect(tab.session.$saving.get()).toMatchObject({ status: 'success', isUnsaved: false });
    expect(tab.notices).toEqual(['saved']);
    await world.time.pass(2000);
    expect(tab.session.$saving.get().status).toBe('idle');
  });

  it('is reported as online when the site confirms it, not when the server publishes it', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const { session, type } = world.openTab('a');
    await world.time.pass(0);
    type(' deux');
    await session.publish();
    expect(session.$saving.get().places).toMatchObject({ online: null });
    session.confirmOnline('2026-11-22T12:00:00.000Z');
    expect(session.$saving.get().places).toMatchObject({ online: '2026-11-22T12:00:00.000Z' });
  });

  it('keeps its chosen date through saves, and takes the date of the server when published without one', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const { session, type } = world.openTab('a');
    await world.time.pass(0);
    session.setField('publishedAt', '2027-01-05T08:00:00.000Z');
    await session.save();
    expect(session.$fields.get().publishedAt).toBe('2027-01-05T08:00:00.000Z');
    type(' deux');
    await session.save();
    expect(session.$fields.get().publishedAt).toBe('2027-01-05T08:00:00.000Z');
    session.setField('publishedAt', null);
    await session.publish();
    expect(session.$fields.get().publishedAt).toBe(world.server.load('a')?.form.publishedAt);
    expect(session.$fields.get().publishedAt).not.toBeNull();
  });

  it('keeps its text to the byte when only a field has changed', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: '<p class=x>tel quel' });
    const tab = world.openTab('a');
    tab.session.setField('title', 'Autre');
    await tab.session.save();
    expect(world.server.load('a')?.form).toMatchObject({ title: 'Autre', content: '<p class=x>tel quel' });
  });

  it.each(['  ', '\u200b\u2060'])('is saved neither by itself nor by hand with the title %j', async (title) => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre' });
    const tab = world.openTab('a');
    await world.time.pass(0);
    tab.session.setField('title', title);
    await world.time.pass(MINUTE);
    expect(tab.notices).toEqual([]);
    const outcome = await tab.session.save();
    expect(outcome).toMatchObject({ kind: 'refused', field: 'title', message: 'Le titre ne peut pas être vide' });
    expect(tab.session.$saving.get()).toMatchObject({
      status: 'error',
      error: 'Erreur de sauvegarde\u00a0: Le titre ne peut pas être vide',
    });
  });

  it('merges the requests made during a write into the next write, and answers each of them', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const { requests, store } = answering(world.server.store());
    const tab = world.openTab('a', { store });
    await world.time.pass(0);
    tab.type(' deux');
    const [first, second, third] = [tab.session.save(), tab.session.save(), tab.session.publish()];
    tab.type(' trois');
    expect((await Promise.all([first, second, third])).map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved']);
    expect(requests.map(({ intent, baseVersion, form }) => [intent, baseVersion, form.content])).toEqual([
      ['save', 1, 'un deux'],
      ['publish', 2, 'un deux trois'],
    ]);
    expect(tab.session.$status.get()).toBe('published');
  });

  it('is sent again with the same save id when no answer comes', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre' });
    const { requests, store } = answering(world.server.store(), { kind: 'unreachable' }, { kind: 'unreachable' });
    const tab = world.openTab('a', { store });
    await world.time.pass(0);
    tab.type('un');
    const saved = tab.session.save();
    tab.type(' deux');
    await world.time.pass(10_000);
    expect((await saved).kind).toBe('saved');
    expect(new Set(requests.map(({ saveId }) => saveId)).size).toBe(1);
    expect(tab.session.$saving.get().isUnsaved).toBe(true);
  });

  it('is reported as offline when the server does not answer, and saved by itself when it is back', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre' });
    const silence = Array.from({ length: 4 }, (): SaveOutcome => ({ kind: 'unreachable' }));
    const { store } = answering(world.server.store(), ...silence);
    const tab = world.openTab('a', { store });
    await world.time.pass(0);
    tab.type('un');
    const saved = tab.session.save();
    await world.time.pass(10_000);
    expect((await saved).kind).toBe('unreachable');
    expect(tab.session.$obstacles.get()).toEqual(['offline']);
    tab.listeners.online();
    await world.time.pass(0);
    expect(tab.session.$saving.get()).toMatchObject({ status: 'success', isUnsaved: false });
    expect(tab.session.$obstacles.get()).toEqual([]);
  });
});

describe('the answer of the database', () => {
  it('decides whether the article has a working copy, whatever was requested', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un', publishedAt: '2026-01-05T08:00:00.000Z' }, 'published');
    const equal: SaveOutcome = {
      kind: 'saved',
      version: 2,
      savedAt: '2026-11-22T12:00:00Z',
      status: 'published',
      slug: 'titre',
      publishedAt: '2026-01-05T08:00:00.000Z',
      hasWorkingCopy: false,
      scheduledAt: null,
      publicationId: null,
    };
    const { store } = answering(world.server.store(), equal);
    const { session, type } = world.openTab('a', { store });
    await world.time.pass(0);
    type(' deux');
    await session.save();
    expect(session.$record.get()).toMatchObject({ status: 'published', hasWorkingCopy: false });
  });
});

describe('a conflict between two people', () => {
  async function conflict() {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const tab = world.openTab('a');
    await world.time.pass(0);
    const other = { ...world.server.load('a')?.form, content: 'autre' } as SaveRequest['form'];
    const request = { articleId: 'a', baseVersion: 1, form: other, intent: 'save' as const, saveId: 'x' };
    world.server.save(request, 'elle@exemple.fr');
    tab.type(' deux');
    expect((await tab.session.publish()).kind).toBe('conflict');
    return { world, ...tab };
  }

  it('shows both texts and their base, and never overwrites the other text', async () => {
    const { world, session } = await conflict();
    expect(session.$conflict.get()).toMatchObject({
      savedBy: 'elle@exemple.fr',
      mine: { content: 'un deux' },
      theirs: { form: { content: 'autre' } },
      base: { content: 'un' },
    });
    expect((await session.publish()).kind).toBe('conflict');
    await world.time.pass(MINUTE);
    expect(world.server.load('a')?.form.content).toBe('autre');
  });

  it('is settled by keeping one’s own text, which is then saved', async () => {
    const { world, session } = await conflict();
    expect((await session.keepMine()).kind).toBe('saved');
    expect(world.server.load('a')?.form.content).toBe('un deux');
    expect(session.$conflict.get()).toBeNull();
  });

  it('takes as its base the text that was saved or accepted last', async () => {
    const { world, session, type } = await conflict();
    session.takeTheirs();
    const saveTheirs = (content: string) => {
      const { form, version } = world.server.load('a') as LoadedArticle;
      const request = { articleId: 'a', baseVersion: version, intent: 'save' as const, saveId: content };
      world.server.save({ ...request, form: { ...form, content } }, 'elle@exemple.fr');
    };
    saveTheirs('autre encore');
    type(' et moi');
    await session.save();
    expect(session.$conflict.get()?.base.content).toBe('autre');
    expect((await session.keepMine()).kind).toBe('saved');
    saveTheirs('pour finir');
    type(' !');
    await session.save();
    expect(session.$conflict.get()?.base.content).toBe('autre et moi');
  });

  it('is settled by accepting the other text, which is then loaded', async () => {
    const { session } = await conflict();
    session.takeTheirs();
    expect(session.form().content).toBe('autre');
    expect(session.$saving.get().isUnsaved).toBe(false);
    expect(session.$conflict.get()).toBeNull();
  });
});

describe('a session that expires', () => {
  it('saves the text by itself after a new sign-in', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre' });
    const { requests, store } = answering(world.server.store(), { kind: 'signed-out' });
    const tab = world.openTab('a', { store });
    await world.time.pass(0);
    tab.type('un');
    expect((await tab.session.publish()).kind).toBe('signed-out');
    expect(tab.session.$obstacles.get()).toEqual(['signed-out']);
    tab.session.signedInAgain();
    await world.time.pass(0);
    expect(requests.map(({ intent }) => intent)).toEqual(['publish', 'save']);
    expect(tab.session.$saving.get().isUnsaved).toBe(false);
  });
});

describe('a full storage', () => {
  it('makes the editor save to the server within 10 s, and is reported until there is room again', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre' });
    const tab = world.openTab('a');
    await world.time.pass(0);
    world.journal.state.isFull = true;
    tab.type('un');
    await world.time.pass(400);
    expect(tab.session.$obstacles.get()).toEqual(['storage-full']);
    await world.time.pass(10_000);
    expect(world.server.load('a')?.form.content).toBe('un');
    world.journal.state.isFull = false;
    tab.type(' deux');
    await world.time.pass(400);
    expect(tab.session.$obstacles.get()).toEqual([]);
  });
});
