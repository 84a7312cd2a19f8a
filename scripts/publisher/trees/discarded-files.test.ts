import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { discard, discardedFiles } from './discarded-files.ts';

let root: string;
let waiting: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  waiting = path.join(root, 'discarded');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file);
  return target;
}
const halfFree = async () => 0.5;
const filesWaiting = () =>
  readdirSync(waiting, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('discarded files', () => {
  it('are deleted at once where they are few, or where too many wait', async () => {
    const { folderFor } = discardedFiles(waiting, halfFree);
    expect(await folderFor(499, 1000)).toBeNull();
    expect(await folderFor(7600, 1000)).not.toBeNull();
    expect(await folderFor(600, 1000)).toBeNull();
    const file = put('a');
    discard(file, null);
    expect(existsSync(file)).toBe(false);
  });

  it('are deleted at once where the disk is nearly full', async () => {
    let free = 0.19;
    const { folderFor } = discardedFiles(waiting, async () => free);
    expect(await folderFor(600, 1000)).toBeNull();
    free = 0.2;
    expect(await folderFor(600, 1000)).not.toBeNull();
  });

  it('wait, each for itself, until they are deleted; then others may wait', async () => {
    const discarded = discardedFiles(waiting, halfFree);
    const folders = [await discarded.folderFor(4000, 1000), await discarded.folderFor(4000, 1000)];
    for (const folder of folders) for (const file of ['a', 'b']) discard(put(file), folder);
    expect(['a', 'b'].some((file) => existsSync(path.join(root, file)))).toBe(false);
    expect(filesWaiting()).toBe(4);
    await discarded.delete();
    expect(existsSync(waiting)).toBe(false);
    expect(await discarded.folderFor(8000, 1000)).not.toBeNull();
  });

  it('are left for later once a publication has come', async () => {
    const discarded = discardedFiles(waiting, halfFree);
    const folder = await discarded.folderFor(500, 1000);
    discard(put('a'), folder);
    await discarded.delete(AbortSignal.abort());
    expect(filesWaiting()).toBe(1);
    expect(await discarded.folderFor(7501, 1000)).toBeNull();
  });

  it('may be whole trees, two of them, which former processes have left too', async () => {
    const takeTree = async (name: string) => {
      put(`${name}/page/index.html`);
      await discardedFiles(waiting).takeTree(path.join(root, name));
      expect(existsSync(path.join(root, name))).toBe(false);
    };
    await takeTree('a');
    await takeTree('b');
    expect(filesWaiting()).toBe(2);
    await takeTree('c');
    expect(filesWaiting()).toBe(2);
    await discardedFiles(waiting).takeTree(path.join(root, 'none'));
    await discardedFiles(waiting).delete();
    expect(readdirSync(root)).toEqual([]);
  });
});
