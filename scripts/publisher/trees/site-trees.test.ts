import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteTrees, type OpenTree, type SiteTrees } from './site-trees.ts';
import { treeWriter } from './tree-files.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = () => siteTrees(directory, (file) => file.startsWith('_astro/'));
const LONG = 'texte '.repeat(200);

async function writeAll(tree: OpenTree, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await tree.write(file, `key of ${text}`, Buffer.from(text));
}

async function firstSite(files: Record<string, string> = {}): Promise<SiteTrees> {
  const trees = await start();
  const tree = await trees.openEmpty('code');
  await writeAll(tree, { 'index.html': 'Accueil', ...files });
  await tree.show();
  return trees;
}

/** Writes files whose compressed forms are left for later. */
function writeLater(tree: OpenTree, files: Record<string, string>): void {
  const writer = treeWriter(tree.directory);
  for (const [file, text] of Object.entries(files)) {
    tree.recordWritten(file, { key: `key of ${text}`, ...writer.writeUncompressed(file, Buffer.from(text)) });
  }
}

async function siteLeftUncompressed(): Promise<SiteTrees> {
  const trees = await firstSite({ 'a.html': LONG });
  const tree = await trees.open();
  writeLater(tree, { 'b.html': LONG, 'short.html': 'b' });
  await tree.show();
  return trees;
}

/** The compressed forms in a folder. */
function formsIn(folder: string): string[] {
  const files = readdirSync(path.join(directory, folder), { recursive: true }) as string[];
  return files.filter((file) => /\.(?:br|gz)$/.test(file)).sort();
}

/** What visitors see. */
const seen = () => filesIn('current');

/** The files of a folder, without compressed forms. */
function filesIn(folder: string): Record<string, string> {
  const root = path.join(directory, folder);
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => statSync(path.join(root, file)).isFile() && !/\.(?:br|gz)$/.test(file),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

describe('siteTrees', () => {
  it('shows nothing before a tree is shown, then all of it at once', async () => {
    const trees = await start();
    expect(trees.online()).toBeNull();
    const tree = await trees.openEmpty('code');
    await writeAll(tree, { 'index.html': 'Accueil', 'blog/a.html': 'A' });
    expect(existsSync(path.join(directory, 'current'))).toBe(false);
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

  it('compresses what is worth it, and takes the compressed forms along', async () => {
    const trees = await firstSite({ 'long.html': LONG, 'short.html': 'a', '_astro/long.js': LONG });
    await (await trees.open()).show();
    const tree = await trees.open();
    await tree.show();
    const root = path.join(directory, 'current');
    const forms = (readdirSync(root, { recursive: true }) as string[]).filter((file) => /\.(?:br|gz)$/.test(file));
    // Who takes gzip alone has a page compressed when it is asked for.
    expect(forms.toSorted()).toEqual(['_astro/long.js.br', '_astro/long.js.gz', 'long.html.br']);
    const shorter = await trees.open();
    await writeAll(shorter, { 'long.html': 'a' });
    await shorter.show();
    expect(existsSync(path.join(root, 'long.html.br'))).toBe(false);
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
    const idle = path.join(directory, 'trees', readlinkSync(path.join(directory, 'current')).endsWith('a') ? 'b' : 'a');
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
    const obstacle = path.join(directory, 'current.new');
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
    rmSync(path.join(directory, 'current/a.html'));
    writeFileSync(path.join(directory, 'current/b.html'), 'BB');
    expect(await trees.forgetDamaged()).toBe(2);
    expect([...(trees.online()?.files.keys() ?? [])].toSorted()).toEqual(['c.html', 'index.html']);
    const tree = await trees.open();
    await writeAll(tree, { 'a.html': 'A', 'b.html': 'B' });
    await tree.show();
    expect(seen()).toEqual({ 'index.html': 'Accueil', 'a.html': 'A', 'b.html': 'B', 'c.html': 'C' });
  });

  it.each(['gone', 'cut'])('forgets files with a compressed form that is %s', async (damage) => {
    const trees = await firstSite({ 'a.html': LONG, 'b.html': LONG, '_astro/c.js': LONG });
    for (const form of ['a.html.br', '_astro/c.js.gz']) {
      const place = path.join(directory, 'current', form);
      if (damage === 'gone') rmSync(place);
      else truncateSync(place, 3);
    }
    expect(await (await start()).forgetDamaged()).toBe(2);
    expect(await trees.forgetDamaged()).toBe(2);
    expect([...(trees.online()?.files.keys() ?? [])].toSorted()).toEqual(['b.html', 'index.html']);
    expect(await trees.forgetDamaged()).toBe(0);
  });

  it('knows the sizes of what it has taken from elsewhere, with its compressed forms', async () => {
    mkdirSync(path.join(directory, 'code'));
    for (const form of ['a.css', 'a.css.br']) writeFileSync(path.join(directory, 'code', form), form);
    const trees = await start();
    const tree = await trees.openEmpty('code');
    await writeAll(tree, { 'index.html': 'Accueil' });
    await tree.take('a.css', 'key', path.join(directory, 'code'));
    await tree.show();
    expect(await trees.forgetDamaged()).toBe(0);
    rmSync(path.join(directory, 'current/a.css.br'));
    expect(await trees.forgetDamaged()).toBe(1);
  });

  it('makes compressed forms that were left for later, in the tree that is online and in the other one', async () => {
    const trees = await siteLeftUncompressed();
    expect(formsIn('current')).toEqual(['a.html.br']);
    expect(trees.uncompressed()).toEqual(['b.html', 'short.html']);
    const change = await trees.compress(['b.html', 'short.html', 'unknown.html']);
    expect([...change.written.keys()].toSorted()).toEqual(['b.html', 'short.html']);
    expect(formsIn('current')).toEqual(['a.html.br', 'b.html.br']);
    expect(brotliDecompressSync(readFileSync(path.join(directory, 'current/b.html.br'))).toString()).toBe(LONG);
    expect(trees.uncompressed()).toEqual([]);
    await trees.catchUp();
    expect([formsIn('trees/a'), formsIn('trees/b')]).toEqual([formsIn('current'), formsIn('current')]);
    const next = await start();
    expect(next.uncompressed()).toEqual([]);
    expect(await next.forgetDamaged()).toBe(0);
  });

  it('begins no further compressed form once a publication comes', async () => {
    const trees = await siteLeftUncompressed();
    const { written } = await trees.compress(trees.uncompressed(), AbortSignal.abort());
    expect(written.size).toBe(0);
    expect(trees.uncompressed()).toEqual(['b.html', 'short.html']);
  });

  it('forgets a file that is gone when its compressed forms are to be made, and goes on with the others', async () => {
    const trees = await siteLeftUncompressed();
    await trees.catchUp();
    rmSync(path.join(directory, 'current/short.html'));
    const change = await trees.compress(['short.html', 'b.html']);
    expect([...change.written.keys()]).toEqual(['b.html']);
    expect(trees.uncompressed()).toEqual([]);
    expect(trees.online()?.files.has('short.html')).toBe(false);
    await trees.catchUp();
    expect([formsIn('trees/a'), formsIn('trees/b')]).toEqual([formsIn('current'), formsIn('current')]);
  });

  it('fails where compressed forms cannot be made for another reason', async () => {
    const trees = await siteLeftUncompressed();
    rmSync(path.join(directory, 'current/short.html'));
    mkdirSync(path.join(directory, 'current/short.html'));
    await expect(trees.compress(['short.html'])).rejects.toThrow('EISDIR');
    expect(trees.uncompressed()).toEqual(['b.html', 'short.html']);
  });

  it('gives the other tree compressed forms that a process has made just before it ended', async () => {
    const trees = await siteLeftUncompressed();
    await trees.catchUp();
    await trees.compress(['b.html']);
    const next = await start();
    await (await next.open()).show();
    expect(formsIn('current')).toEqual(['a.html.br', 'b.html.br']);
    expect(await next.forgetDamaged()).toBe(0);
  });

  it('makes again the compressed forms that were not recorded before the process ended', async () => {
    await siteLeftUncompressed();
    writeFileSync(path.join(directory, 'current/b.html.br'), 'cut');
    const trees = await start();
    expect(await trees.forgetDamaged()).toBe(0);
    await trees.compress(trees.uncompressed());
    expect(brotliDecompressSync(readFileSync(path.join(directory, 'current/b.html.br'))).toString()).toBe(LONG);
  });

  it('takes a page whose compressed form is left for later from none that it had before', async () => {
    const trees = await firstSite({ 'a.html': LONG });
    await (await trees.open()).show();
    const tree = await trees.open();
    writeLater(tree, { 'a.html': `${LONG} !` });
    await tree.show();
    expect(formsIn('current')).toEqual([]);
  });

  it('shows the site of a version that kept releases until the first tree is shown, then deletes it', async () => {
    mkdirSync(path.join(directory, 'releases/former'), { recursive: true });
    writeFileSync(path.join(directory, 'releases/former/index.html'), 'Avant');
    symlinkSync('releases/former', path.join(directory, 'current'));
    const trees = await start();
    expect(trees.online()).toEqual({
      directory: path.join(directory, 'releases/former'),
      codeKey: null,
      files: new Map(),
    });
    const tree = await trees.openEmpty('code');
    await writeAll(tree, { 'index.html': 'Après' });
    await tree.show();
    expect(seen()).toEqual({ 'index.html': 'Après' });
    expect(existsSync(path.join(directory, 'releases'))).toBe(false);
  });
});
