import { describe, expect, it } from 'vitest';
import { createWorld } from './session.support.ts';

const MINUTE = 60_000;

describe('text typed before a tab was killed', () => {
  it('is offered, and applied only when asked', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    killed.session.setField('title', 'Nouveau titre');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()?.form).toMatchObject({ content: 'un deux', title: 'Nouveau titre' });
    expect(tab.session.form().content).toBe('un');
    tab.session.useRecovered()?.forget();
    expect(tab.session.form()).toMatchObject({ content: 'un deux', title: 'Nouveau titre' });
    expect(tab.session.$recovered.get()).toBeNull();
    await world.time.pass(MINUTE);
    expect(world.server.load('a')?.form.content).toBe('un deux');
    expect(world.journal.entries.size).toBe(0);
  });

  it('is kept while its steps cannot be replayed, and offered once they can', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    await world.time.pass(400);
    killed.kill();
    const replaySteps = () => {
      throw new RangeError('Such a step is not known');
    };
    const older = world.openTab('a', { replaySteps });
    await world.time.pass(0);
    expect(older.session.$recovered.get()).toBeNull();
    older.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()?.form.content).toBe('un deux');
  });

  it('is offered even when the clock of the computer has jumped', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    world.time.jump(-60 * MINUTE);
    await world.time.pass(400);
    killed.type(' trois');
    world.time.jump(120 * MINUTE);
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    // The last word belongs to an unfinished burst: a jump of the clock does not end it.
    expect(tab.session.$recovered.get()?.form.content).toBe('un deux');
  });

  it('is offered when only the date or the reading time was changed', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', readingTime: '7 min', publishedAt: '2027-01-05T08:00:00.000Z' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.session.setField('publishedAt', null);
    await world.time.pass(3000);
    killed.session.setField('readingTime', '');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()?.form).toMatchObject({ publishedAt: null, readingTime: '' });
    tab.session.useRecovered();
    await world.time.pass(0);
    tab.kill();
    const third = world.openTab('a');
    await world.time.pass(0);
    expect(third.session.$recovered.get()?.form).toMatchObject({ publishedAt: null, readingTime: '' });
  });

  it('is not offered for a field whose save was acknowledged, even if the server stores another value', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', readingTime: '7 min' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.session.setField('readingTime', '');
    await killed.session.save();
    const row = world.server.rows.get('a');
    if (row) row.form.readingTime = '1 min';
    killed.type('');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()).toBeNull();
  });

  it('is offered for a new article too', async () => {
    const world = createWorld();
    const killed = world.openTab('n');
    await world.time.pass(0);
    killed.type('brouillon');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('n');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()?.form.content).toBe('brouillon');
  });

  it('is not offered when the server has saved it', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    await killed.session.save();
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    expect(tab.session.$recovered.get()).toBeNull();
  });

  it('is deleted from the journal when it is discarded', async () => {
    const world = createWorld();
    world.server.add('a', { title: 'Titre', content: 'un' });
    const killed = world.openTab('a');
    await world.time.pass(0);
    killed.type(' deux');
    await world.time.pass(400);
    killed.kill();
    const tab = world.openTab('a');
    await world.time.pass(0);
    tab.session.discardRecovered()?.forget();
    await world.time.pass(0);
    expect([tab.session.$recovered.get(), world.journal.entries.size]).toEqual([null, 0]);
  });
});
