import { describe, expect, it } from 'vitest';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { createWorld, type Tab } from './session.support.ts';

/** An earlier version of the article. */
const REVISION = { title: 'Titre d’avant', content: 'avant', tags: ['été'], description: 'Avant' };

async function openArticle() {
  const world = createWorld();
  world.server.add('a', { title: 'Titre', content: 'un', description: 'Un', publishedAt: '2027-01-05T08:00:00.000Z' });
  const tab = world.openTab('a');
  await world.time.pass(0);
  const reopen = async () => {
    const opened = world.openTab('a');
    await world.time.pass(0);
    return opened;
  };
  return { world, tab, reopen };
}

/** Opens an article with a recovered text that was never saved. */
async function openWithRecovered() {
  const opened = await openArticle();
  opened.tab.session.setField('title', 'Retrouvé');
  opened.tab.type(' deux');
  await opened.world.time.pass(400);
  opened.tab.kill();
  return { ...opened, tab: await opened.reopen() };
}

const restored = ({ session }: Tab): ArticleForm => ({ ...session.form(), ...REVISION, publishedAt: null });
const offered = ({ session }: Tab) => session.$recovered.get()?.form;
/** Discards every waiting offer and returns their contents, in order. */
function allOffered(tab: Tab): (string | undefined)[] {
  const contents: (string | undefined)[] = [];
  for (let form = offered(tab); form; form = offered(tab)) {
    contents.push(form.content);
    tab.session.discardRecovered()?.forget();
  }
  return contents;
}

describe('a replaced form', () => {
  it('comes back whole on undo, fields and text', async () => {
    const { world, tab } = await openArticle();
    tab.session.setField('tags', ['un']);
    const before = tab.session.form();
    const replaced = tab.session.replaceForm(restored(tab));
    expect(tab.session.form()).toMatchObject(REVISION);
    replaced.undo();
    expect(tab.session.form()).toEqual(before);
    await world.time.pass(0);
    expect(offered(tab)).toBeUndefined();
    await tab.session.save();
    await world.time.pass(0);
    expect(world.journal.entries.size).toBe(0);
  });

  it('comes back on undo without later typing, which is then offered', async () => {
    const { world, tab } = await openArticle();
    const replaced = tab.session.replaceForm(restored(tab));
    tab.type(' et après');
    await world.time.pass(400);
    replaced.undo();
    expect(tab.session.form().content).toBe('un');
    expect(offered(tab)).toMatchObject({ ...REVISION, content: 'avant et après' });
  });

  it('is offered when the article is opened again after its tab was killed', async () => {
    const { world, tab, reopen } = await openArticle();
    tab.type(' deux');
    tab.session.replaceForm(restored(tab));
    await tab.session.save();
    await world.time.pass(0);
    tab.kill();
    expect(offered(await reopen())).toMatchObject({ title: 'Titre', content: 'un deux' });
  });

  it('is not offered in another tab when the server has it, and still comes back on undo', async () => {
    const { world, tab, reopen } = await openArticle();
    const before = tab.session.form();
    const replaced = tab.session.replaceForm(restored(tab));
    await world.time.pass(400);
    const other = await reopen();
    other.session.writeHere();
    await world.time.pass(0);
    expect(offered(other)).toBeUndefined();
    tab.session.writeHere();
    await world.time.pass(0);
    replaced.undo();
    expect(tab.session.form()).toEqual(before);
  });

  it('is deleted from the journal when it is forgotten', async () => {
    const { world, tab, reopen } = await openArticle();
    tab.type(' deux');
    const replaced = tab.session.replaceForm(restored(tab));
    await tab.session.save();
    replaced.forget();
    await world.time.pass(0);
    expect(world.journal.entries.size).toBe(0);
    tab.kill();
    expect(offered(await reopen())).toBeUndefined();
  });

  it('is offered by the tab that writes when it is undone in a tab that no longer writes', async () => {
    const { world, tab, reopen } = await openArticle();
    tab.type(' deux');
    const replaced = tab.session.replaceForm(restored(tab));
    await world.time.pass(400);
    const other = await reopen();
    other.session.writeHere();
    await world.time.pass(0);
    replaced.undo();
    expect([tab, other].map(({ session }) => session.form().content)).toEqual(['avant', 'avant']);
    expect(offered(other)?.content).toBe('un deux');
  });
});

describe('a recovered text that was used', () => {
  it('is offered again on undo, and the former form comes back', async () => {
    const { tab } = await openWithRecovered();
    tab.session.setField('description', 'Autre');
    const replaced = tab.session.useRecovered();
    expect(tab.session.form()).toMatchObject({ title: 'Retrouvé', description: 'Un', content: 'un deux' });
    replaced?.undo();
    expect(tab.session.form()).toMatchObject({ title: 'Titre', description: 'Autre', content: 'un' });
    expect(offered(tab)).toMatchObject({ title: 'Retrouvé', content: 'un deux' });
  });

  it('is offered once, together with the form it replaced, when the article is opened again', async () => {
    const { world, tab, reopen } = await openWithRecovered();
    tab.session.setField('description', 'Autre');
    tab.session.useRecovered();
    await world.time.pass(0);
    tab.kill();
    expect(allOffered(await reopen()).toSorted()).toEqual(['un', 'un deux']);
  });
});

it('a text forgotten while the storage is full is deleted once the storage has room again', async () => {
  const { world, tab } = await openWithRecovered();
  world.journal.state.isFull = true;
  const replaced = tab.session.useRecovered();
  await world.time.pass(400);
  expect(tab.session.$obstacles.get()).toEqual(['storage-full']);
  replaced?.forget();
  await world.time.pass(400);
  expect(world.journal.entries.size).toBeGreaterThan(0);
  world.journal.state.isFull = false;
  tab.type(' trois');
  await world.time.pass(400);
  await tab.session.save();
  await world.time.pass(0);
  expect(world.journal.entries.size).toBe(0);
});

describe('a recovered text that was declined', () => {
  it('is offered again on undo', async () => {
    const { tab } = await openWithRecovered();
    const declined = tab.session.discardRecovered();
    expect(offered(tab)).toBeUndefined();
    declined?.undo();
    expect(offered(tab)?.content).toBe('un deux');
    expect(tab.session.form().content).toBe('un');
  });

  it('is offered on undo only by the tab that writes by then', async () => {
    const { world, tab, reopen } = await openWithRecovered();
    const declined = tab.session.discardRecovered();
    const other = await reopen();
    other.session.writeHere();
    await world.time.pass(0);
    declined?.undo();
    declined?.forget();
    await world.time.pass(0);
    expect([tab, other].map((opened) => offered(opened)?.content)).toEqual([undefined, 'un deux']);
    other.kill();
    expect(world.journal.entries.size).toBeGreaterThan(0);
  });

  it('is offered when the article is opened again before it is forgotten', async () => {
    const { world, tab, reopen } = await openWithRecovered();
    const declined = tab.session.discardRecovered();
    await world.time.pass(5000);
    tab.kill();
    const next = await reopen();
    expect(offered(next)?.content).toBe('un deux');
    // The time to undo ends in the killed tab.
    declined?.forget();
    next.session.discardRecovered()?.forget();
    await world.time.pass(0);
    expect(world.journal.entries.size).toBe(0);
  });
});

describe('a text given up for another person’s text', () => {
  async function takeTheirs() {
    const opened = await openArticle();
    const { world, tab } = opened;
    const theirs = { ...tab.session.form(), title: 'Autre titre', content: 'autre' };
    world.server.save({ articleId: 'a', baseVersion: 1, form: theirs, intent: 'save', saveId: 'x' }, 'elle@exemple.fr');
    tab.session.setField('tags', ['à moi']);
    tab.type(' deux');
    await tab.session.save();
    const replaced = tab.session.takeTheirs();
    expect(tab.session.form()).toMatchObject({ title: 'Autre titre', content: 'autre', tags: [] });
    return { ...opened, replaced };
  }

  it('comes back whole on undo, and overwrites the other text when it is saved', async () => {
    const { world, tab, replaced } = await takeTheirs();
    replaced?.undo();
    expect(tab.session.form()).toMatchObject({ title: 'Titre', content: 'un deux', tags: ['à moi'] });
    expect(tab.session.$saving.get().isUnsaved).toBe(true);
    expect((await tab.session.save()).kind).toBe('saved');
    expect(world.server.load('a')?.form).toMatchObject({ title: 'Titre', tags: ['à moi'] });
  });

  it('is not offered any more once it is forgotten, even if another tab has opened the article meanwhile', async () => {
    const { world, tab, reopen, replaced } = await takeTheirs();
    await world.time.pass(0);
    const other = await reopen();
    expect(offered(other)).toBeUndefined();
    other.kill();
    replaced?.forget();
    await world.time.pass(0);
    expect(world.journal.entries.size).toBe(0);
    tab.kill();
    expect(offered(await reopen())).toBeUndefined();
  });

  it('stays in the journal and is offered again when the storage is full', async () => {
    const { world, tab, reopen } = await openArticle();
    const theirs = { ...tab.session.form(), content: 'autre' };
    tab.type(' deux');
    await world.time.pass(3000);
    world.journal.state.isFull = true;
    world.server.save({ articleId: 'a', baseVersion: 1, form: theirs, intent: 'save', saveId: 'x' }, 'elle@exemple.fr');
    await tab.session.save();
    tab.session.takeTheirs();
    await world.time.pass(0);
    expect(tab.listeners.isUnsaved()).toBe(true);
    tab.kill();
    expect(offered(await reopen())?.content).toBe('un deux');
  });
});
