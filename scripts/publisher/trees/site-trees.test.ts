import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG, treesFolder, writeAll } from './site-trees.support.ts';

const folder = treesFolder();
const { start, firstSite, filesIn, seen } = folder;

describe('siteTrees', () => {
  it('shows nothing before a tree is shown, then all of it at once', async () => {
    const trees = await start();
    expect(trees.online()).toBeNull();
    const tree = await trees.openEmpty('code');
    await writeAll(tree, { 'index.html': 'Accueil', 'blog/a.html': 'A' });
    expect(existsSync(path.join(folder.directory, 'current'))).toBe(false);
    expect(await tree.show()).toMatchObject({ removed: [] });
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'blog/a.html': 'A' });
    expect(trees.online()).toMatchObject({ codeKey: 'code' });
  });

  it('changes files in turn in two trees, and leaves the one that is online alone meanwhile', async () => {
    const trees = await firstSite({ 'a.html': 'A1', 'b.html': 'B1' });
    for (let version = 2; version < 7; version += 1) {
      const before = seen();
      const tree = await trees.open();
      await writeAll(tree, { 'a.html': `A${version}`, [`c${version}.html`]: 'C' });
      if (version > 2) await tree.remove(`c${version - 1}.html`);
      expect(seen()).toEqual(before);
      const change = await tree.show();
      expect([...change.written.keys()]).toEqual(['a.html', `c${version}.html`]);
      expect(seen()).toEqual({
        'index.html': 'Accueil',
        'a.html': `A${version}`,
        'b.html': 'B1',
        [`c${version}.html`]: 'C',
      });
    }
  });

  it.each(['what it lacks', 'everything'])('gives the tree that is not online %s before it is opened', async (gap) => {
    let trees = await firstSite({ 'a.html': 'A1', 'b.html': 'B1', 'c.html': 'C1' });
    if (gap === 'what it lacks') {
      const tree = await trees.open();
      await writeAll(tree, { 'a.html': 'A2' });
      await tree.remove('b.html');
      await tree.show();
    }
    const before = seen();
    await trees.catchUp();
    expect(seen()).toEqual(before);
    expect(filesIn('trees/a')).toEqual(before);
    expect(filesIn('trees/b')).toEqual(before);
    // Also after a start there is nothing left to be done.
    trees = await start();
    const tree = await trees.open();
    await writeAll(tree, { 'c.html': 'C2' });
    await tree.show();
    expect(seen()).toEqual({ ...before, 'c.html': 'C2' });
  });

  it('that cannot be brought up to date beforehand is made anew when it is opened', async () => {
    const trees = await firstSite({ 'a.html': 'A1' });
    const tree = await trees.open();
    await writeAll(tree, { 'a.html': 'A2' });
    await tree.show();
    const idle = path.join(
      folder.directory,
      'trees',
      readlinkSync(path.join(folder.directory, 'current')).endsWith('a') ? 'b' : 'a',
    );
    rmSync(path.join(idle, 'a.html'));
    mkdirSync(path.join(idle, 'a.html'));
    await expect(trees.catchUp()).rejects.toThrow();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2' });
    const next = await trees.open();
    await writeAll(next, { 'b.html': 'B' });
    await next.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2', 'b.html': 'B' });
  });

  it('goes on after a start as if there had been none', async () => {
    const first = await firstSite({ 'a.html': 'A1', 'b.html': 'B1' });
    const tree = await first.open();
    await writeAll(tree, { 'a.html': 'A2' });
    await tree.remove('b.html');
    await tree.show();
    const again = await start();
    expect(again.online()?.files).toEqual(first.online()?.files);
    expect(again.online()?.codeKey).toBe('code');
    const next = await again.open();
    await writeAll(next, { 'c.html': 'C' });
    await next.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2', 'c.html': 'C' });
  });

  it.each(['a process that ended', 'a failure'])('gives up a tree that was left open by %s', async (cause) => {
    let trees = await firstSite({ 'a.html': 'A1' });
    const left = await trees.open();
    await writeAll(left, { 'a.html': 'half', 'new.html': 'half' });
    await left.remove('index.html');
    if (cause === 'a process that ended') trees = await start();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A1' });
    const next = await trees.open();
    await writeAll(next, { 'b.html': 'B' });
    await next.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A1', 'b.html': 'B' });
  });

  it.each([false, true])('that cannot be shown is written again, be it a whole one: %s', async (isWhole) => {
    const trees = await firstSite({ 'a.html': 'A1', 'old.html': 'O' });
    // Where the link to the shown tree is made.
    const obstacle = path.join(folder.directory, 'current.new');
    mkdirSync(obstacle);
    const before = structuredClone(trees.online());
    const change = async () => {
      const tree = isWhole ? await trees.openEmpty('code') : await trees.open();
      await writeAll(tree, { 'index.html': 'Accueil', 'a.html': 'A2' });
      await tree.remove('old.html');
      return tree.show();
    };
    await expect(change()).rejects.toThrow('EISDIR');
    expect(trees.online()).toEqual(before);
    expect(seen()).toMatchObject({ 'a.html': 'A1', 'old.html': 'O' });
    rmSync(obstacle, { recursive: true });
    await change();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2' });
  });

  it('that cannot be emptied for other code is made anew', async () => {
    const trees = await firstSite({ 'a.html': 'A1' });
    await trees.catchUp();
    // Where the record of the other tree is written.
    const obstacle = path.join(folder.directory, 'trees/b.record.new');
    mkdirSync(obstacle);
    await expect(trees.openEmpty('code 2')).rejects.toThrow('EISDIR');
    rmSync(obstacle, { recursive: true });
    const tree = await trees.open();
    await writeAll(tree, { 'b.html': 'B' });
    await tree.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A1', 'b.html': 'B' });
  });

  it('deletes the tree of former code when it is told to', async () => {
    const trees = await firstSite({ 'old.html': 'O' });
    await (await trees.open()).show();
    for (const code of ['code 2', 'code 3']) {
      const tree = await trees.openEmpty(code);
      await writeAll(tree, { 'index.html': code });
      await tree.show();
    }
    expect(seen()).toEqual({ 'index.html': 'code 3' });
    const discarded = path.join(folder.directory, 'trees/discarded');
    const files = (readdirSync(discarded, { recursive: true }) as string[]).map((file) => path.basename(file));
    expect(files).toContain('old.html');
    await trees.deleteDiscarded();
    expect(existsSync(discarded)).toBe(false);
    expect(seen()).toEqual({ 'index.html': 'code 3' });
  });

  it('replaces everything for other code, and keeps what open pages ask for', async () => {
    const trees = await firstSite({ 'old.html': 'O', '_astro/a.1.js': LONG });
    const tree = await trees.openEmpty('code 2');
    await writeAll(tree, { 'index.html': 'Neuf', '_astro/a.2.js': LONG });
    expect((await tree.show()).removed.toSorted()).toEqual(['_astro/a.1.js', 'old.html']);
    expect(Object.keys(seen())).toEqual(['_astro/a.2.js', 'index.html']);
    expect(readdirSync(path.join(trees.retired, '_astro')).toSorted()).toEqual(['a.1.js', 'a.1.js.br', 'a.1.js.gz']);
    expect(existsSync(path.join(trees.retired, 'old.html'))).toBe(false);
    const next = await trees.open();
    await writeAll(next, { 'a.html': 'A' });
    await next.show();
    expect(Object.keys(seen())).toEqual(['_astro/a.2.js', 'a.html', 'index.html']);
  });

  it('forgets files that are gone or of another size, and takes them from nowhere', async () => {
    const trees = await firstSite({ 'a.html': 'A', 'b.html': 'B', 'c.html': 'C' });
    rmSync(path.join(folder.directory, 'current/a.html'));
    writeFileSync(path.join(folder.directory, 'current/b.html'), 'BB');
    expect(await trees.forgetDamaged()).toBe(2);
    expect([...(trees.online()?.files.keys() ?? [])].toSorted()).toEqual(['c.html', 'index.html']);
    const tree = await trees.open();
    await writeAll(tree, { 'a.html': 'A', 'b.html': 'B' });
    await tree.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A', 'b.html': 'B', 'c.html': 'C' });
  });

  it('shows in no later tree a damaged file that nothing has written again', async () => {
    const trees = await firstSite({ 'a.html': 'A' });
    await trees.catchUp();
    writeFileSync(path.join(folder.directory, 'current/a.html'), 'AA');
    expect(await trees.forgetDamaged()).toBe(1);
    for (const version of ['1', '2', '3']) {
      const tree = await trees.open();
      await writeAll(tree, { 'index.html': version });
      await tree.show();
      expect(seen()).toEqual({ 'index.html': version });
    }
  });

  it('knows the sizes of what it has taken from elsewhere, with its compressed forms', async () => {
    mkdirSync(path.join(folder.directory, 'code'));
    for (const form of ['a.css', 'a.css.br']) writeFileSync(path.join(folder.directory, 'code', form), form);
    const trees = await start();
    const tree = await trees.openEmpty('code');
    await writeAll(tree, { 'index.html': 'Accueil' });
    await tree.take('a.css', 'key', path.join(folder.directory, 'code'));
    await tree.show();
    expect(await trees.forgetDamaged()).toBe(0);
    rmSync(path.join(folder.directory, 'current/a.css.br'));
    expect(await trees.forgetDamaged()).toBe(1);
  });
});
