import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OpenTree } from './open-tree.ts';
import type { SiteTrees } from './site-trees.ts';
import { LONG, treesFolder, writeAll } from './site-trees.support.ts';
import { treeWriter } from './tree-files.ts';

const folder = treesFolder();
const { start, firstSite, formsIn } = folder;

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

describe('the compressed forms of siteTrees', () => {
  it('compresses what is worth it, and takes the compressed forms along', async () => {
    const trees = await firstSite({ 'long.html': LONG, 'short.html': 'a', '_astro/long.js': LONG });
    await (await trees.open()).show();
    const tree = await trees.open();
    await tree.show();
    const root = path.join(folder.directory, 'current');
    const forms = (readdirSync(root, { recursive: true }) as string[]).filter((file) => /\.(?:br|gz)$/.test(file));
    // Who takes gzip alone has a page compressed when it is asked for.
    expect(forms.toSorted()).toEqual(['_astro/long.js.br', '_astro/long.js.gz', 'long.html.br']);
    const shorter = await trees.open();
    await writeAll(shorter, { 'long.html': 'a' });
    await shorter.show();
    expect(existsSync(path.join(root, 'long.html.br'))).toBe(false);
  });

  it('leaves those of a whole site for later, and makes those of a change with it', async () => {
    const trees = await start();
    const whole = await trees.openEmpty('code');
    await writeAll(whole, { 'index.html': LONG, '_astro/a.js': LONG });
    await whole.show();
    expect(formsIn('current')).toEqual([]);
    expect(trees.uncompressed().toSorted()).toEqual(['_astro/a.js', 'index.html']);
    const changed = await trees.open();
    await writeAll(changed, { 'b.html': LONG });
    await changed.show();
    expect(formsIn('current')).toEqual(['b.html.br']);
    expect(trees.uncompressed().toSorted()).toEqual(['_astro/a.js', 'index.html']);
  });

  it.each(['gone', 'cut'])('forgets files with a compressed form that is %s', async (damage) => {
    const trees = await firstSite({ 'a.html': LONG, 'b.html': LONG, '_astro/c.js': LONG });
    for (const form of ['a.html.br', '_astro/c.js.gz']) {
      const place = path.join(folder.directory, 'current', form);
      if (damage === 'gone') rmSync(place);
      else truncateSync(place, 3);
    }
    expect(await (await start()).forgetDamaged()).toBe(2);
    expect(await trees.forgetDamaged()).toBe(2);
    expect([...(trees.online()?.files.keys() ?? [])].toSorted()).toEqual(['b.html', 'index.html']);
    expect(await trees.forgetDamaged()).toBe(0);
  });

  it('makes compressed forms that were left for later, in the tree that is online and in the other one', async () => {
    const trees = await siteLeftUncompressed();
    expect(formsIn('current')).toEqual(['a.html.br']);
    expect(trees.uncompressed()).toEqual(['b.html', 'short.html']);
    const change = await trees.compress(['b.html', 'short.html', 'unknown.html']);
    expect([...change.written.keys()].toSorted()).toEqual(['b.html', 'short.html']);
    expect(formsIn('current')).toEqual(['a.html.br', 'b.html.br']);
    expect(brotliDecompressSync(readFileSync(path.join(folder.directory, 'current/b.html.br'))).toString()).toBe(LONG);
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
    rmSync(path.join(folder.directory, 'current/short.html'));
    const change = await trees.compress(['short.html', 'b.html']);
    expect([...change.written.keys()]).toEqual(['b.html']);
    expect(trees.uncompressed()).toEqual([]);
    expect(trees.online()?.files.has('short.html')).toBe(false);
    await trees.catchUp();
    expect([formsIn('trees/a'), formsIn('trees/b')]).toEqual([formsIn('current'), formsIn('current')]);
  });

  it('fails where compressed forms cannot be made for another reason', async () => {
    const trees = await siteLeftUncompressed();
    rmSync(path.join(folder.directory, 'current/short.html'));
    mkdirSync(path.join(folder.directory, 'current/short.html'));
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
    writeFileSync(path.join(folder.directory, 'current/b.html.br'), 'cut');
    const trees = await start();
    expect(await trees.forgetDamaged()).toBe(0);
    await trees.compress(trees.uncompressed());
    expect(brotliDecompressSync(readFileSync(path.join(folder.directory, 'current/b.html.br'))).toString()).toBe(LONG);
  });

  it('takes a page whose compressed form is left for later from none that it had before', async () => {
    const trees = await firstSite({ 'a.html': LONG });
    await (await trees.open()).show();
    const tree = await trees.open();
    writeLater(tree, { 'a.html': `${LONG} !` });
    await tree.show();
    expect(formsIn('current')).toEqual([]);
  });
});
