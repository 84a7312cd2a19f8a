import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LONG, treesFolder, writeAll } from './site-trees.support.ts';
import type { SiteTrees } from './site-trees.ts';

const folder = treesFolder();
const { start, firstSite, filesIn, formsIn, seen } = folder;

const placeOf = (file: string) => path.join(folder.directory, file);

/** Changes the tree that is online. */
async function changeOnline(trees: SiteTrees, files: Record<string, string>, gone: readonly string[] = []) {
  const change = await trees.openOnline();
  await writeAll(change, files);
  for (const file of gone) await change.remove(file);
  return change.show();
}

/** Shows the other tree, with one more file: it has taken what it lacked. */
async function showOther(trees: SiteTrees): Promise<void> {
  const tree = await trees.open();
  await writeAll(tree, { 'other.html': 'Autre' });
  await tree.show();
}

describe('a change of the tree that is online', () => {
  it('is seen once it is shown, and not before', async () => {
    const trees = await firstSite({ 'a.html': 'A1', 'b.html': 'B1' });
    const change = await trees.openOnline();
    await writeAll(change, { 'a.html': 'A2', 'new/c.html': 'C' });
    await change.remove('b.html');
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A1', 'b.html': 'B1' });
    const shown = await change.show();
    expect([[...shown.written.keys()], shown.removed]).toEqual([['a.html', 'new/c.html'], ['b.html']]);
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2', 'new/c.html': 'C' });
    expect(trees.online()?.files.get('a.html')).toMatchObject({ key: 'key of A2', size: 2 });
    expect(trees.online()?.files.has('b.html')).toBe(false);
  });

  it('leaves the files of the other tree, which share their bytes', async () => {
    const trees = await firstSite({ 'a.html': LONG });
    await trees.catchUp();
    expect(statSync(placeOf('trees/b/a.html')).nlink).toBe(2);
    await changeOnline(trees, { 'a.html': `${LONG} neuf` });
    expect(readFileSync(placeOf('trees/b/a.html'), 'utf8')).toBe(LONG);
    expect(brotliDecompressSync(readFileSync(placeOf('trees/b/a.html.br'))).toString()).toBe(LONG);
    expect(brotliDecompressSync(readFileSync(placeOf('current/a.html.br'))).toString()).toBe(`${LONG} neuf`);
  });

  it.each([
    ['one that has caught up', async (trees: SiteTrees) => trees.catchUp()],
    ['one that has not', async () => undefined],
    ['one that is made anew', async (trees: SiteTrees) => void (await trees.open())],
  ])('reaches the other tree: %s', async (_, before) => {
    const trees = await firstSite({ 'a.html': LONG, 'b.html': 'B1', 'c.html': 'C1' });
    await showOther(trees);
    await before(trees);
    await changeOnline(trees, { 'a.html': 'A2', 'b.html': LONG, 'd.html': 'D' }, ['c.html']);
    await changeOnline(trees, { 'c.html': 'C2' }, ['d.html']);
    const expected = seen();
    const forms = formsIn('current');
    expect(expected).toMatchObject({ 'a.html': 'A2', 'c.html': 'C2' });
    await showOther(trees);
    expect(seen()).toEqual(expected);
    expect(formsIn('current')).toEqual(forms);
  });

  it('is known after a start, and reaches the other tree then', async () => {
    const first = await firstSite({ 'a.html': 'A1', 'b.html': 'B1' });
    await first.catchUp();
    await changeOnline(first, { 'a.html': 'A2' }, ['b.html']);
    const trees = await start();
    expect(trees.online()?.files).toEqual(first.online()?.files);
    expect(await trees.forgetDamaged()).toBe(0);
    await showOther(trees);
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2', 'other.html': 'Autre' });
  });

  it.each([false, true])('that fails midway is written again, also by another process: %s', async (isRestarted) => {
    let trees = await firstSite({ 'a.html': 'A1', 'b.html': 'B1', 'c.html': 'C1' });
    await trees.catchUp();
    const change = await trees.openOnline();
    await writeAll(change, { 'a.html': 'A2', 'b.html': 'B2' });
    await change.remove('c.html');
    rmSync(placeOf('current/b.html'));
    mkdirSync(placeOf('current/b.html'));
    await expect(change.show()).rejects.toThrow(/EISDIR/);
    rmSync(placeOf('current/b.html'), { recursive: true });
    if (isRestarted) trees = await start();
    await trees.forgetDamaged();
    const keys = ['a.html', 'b.html', 'c.html'].map((file) => trees.online()?.files.get(file)?.key ?? '');
    expect(keys).toEqual(['', '', '']);
    await changeOnline(trees, { 'a.html': 'A2', 'b.html': 'B2' }, ['c.html']);
    const expected = { 'index.html': 'Accueil', 'a.html': 'A2', 'b.html': 'B2' };
    expect(seen()).toEqual(expected);
    await showOther(trees);
    expect(seen()).toEqual({ ...expected, 'other.html': 'Autre' });
  });

  it('that was left unfinished leaves nothing behind', async () => {
    const trees = await firstSite();
    await writeAll(await trees.openOnline(), { 'a.html': 'A', 'left.html': 'L' });
    await changeOnline(trees, { 'a.html': 'A2' });
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A2' });
    expect(filesIn('trees/prepared')).toEqual({});
  });

  it('keeps what open pages ask for', async () => {
    const trees = await firstSite({ '_astro/a.js': 'former' });
    await changeOnline(trees, { '_astro/a.js': 'new' });
    expect(readFileSync(path.join(trees.retired, '_astro/a.js'), 'utf8')).toBe('former');
  });

  it('is refused where no tree is online', async () => {
    const trees = await start();
    await expect(trees.openOnline()).rejects.toThrow('No tree is online');
  });

  it('never shows a page with compressed forms of another one', async () => {
    const trees = await firstSite({ 'a.html': LONG });
    // A folder stands where the new page should be: it cannot take its place.
    const change = await trees.openOnline();
    await writeAll(change, { 'a.html': `${LONG} neuf` });
    rmSync(placeOf('trees/prepared/a.html'));
    mkdirSync(placeOf('trees/prepared/a.html'));
    await expect(change.show()).rejects.toThrow();
    expect(seen()).toMatchObject({ 'a.html': LONG });
    expect(formsIn('current').filter((form) => form.startsWith('a.html'))).toEqual([]);
  });
});

describe('catching up', () => {
  /** More than are begun at once on all cores. */
  const COUNT = Math.max(2000, 400 * availableParallelism());
  const MANY = Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [`${index}.html`, `${index}`]));

  it.each(['everything', 'what has changed'])(
    'of %s is broken off when a publication comes, and goes on after it',
    async (gap) => {
      let trees = await firstSite(gap === 'everything' ? MANY : {});
      if (gap === 'what has changed') {
        await showOther(trees);
        await trees.catchUp();
        const tree = await trees.open();
        await writeAll(tree, MANY);
        await tree.show();
      }
      const idle = `trees/${path.basename(readlinkSync(placeOf('current'))) === 'a' ? 'b' : 'a'}`;
      const publication = new AbortController();
      const ended = trees.catchUp(publication.signal);
      while (!existsSync(placeOf(idle)) || readdirSync(placeOf(idle)).length < 100) await new Promise(setImmediate);
      publication.abort();
      await ended;
      const linked = readdirSync(placeOf(idle)).length;
      expect(linked).toBeLessThan(COUNT);

      await changeOnline(trees, { '0.html': 'neuf', [`${COUNT - 1}.html`]: 'neuf' }, ['1.html', `${COUNT - 2}.html`]);
      const expected = { ...seen(), 'other.html': 'Autre' };
      // What is recorded of the part is true.
      trees = await start();
      await showOther(trees);
      expect(seen()).toEqual(expected);
      expect(await trees.forgetDamaged()).toBe(0);
    },
  );

  it('is not begun once a publication has come', async () => {
    const trees = await firstSite({ 'a.html': 'A' });
    await trees.catchUp(AbortSignal.abort());
    expect(existsSync(placeOf('trees/b'))).toBe(false);
  });
});
