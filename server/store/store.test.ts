import fs, {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf, objectFile } from './objects.ts';
import { logOf, objectsOf, RETIREMENT, type SiteFile } from './site-log.ts';
import { openStore, type SiteStore } from './store.ts';

let directory: string;
let now: number;
let store: SiteStore;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-store-'));
  now = 1_000_000;
  store = await open();
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () => openStore(directory, () => now);

/** Publishes texts, each with its text as its key. */
function commit(texts: Record<string, string>, drop: string[] = [], into = store): void {
  const put = new Map(
    Object.entries(texts).map(([file, text]) => [file, { key: text, ...into.put(Buffer.from(text)) }]),
  );
  into.commit({ put, drop, build: 'build', code: 'code' });
}

async function contents(of: SiteStore): Promise<Record<string, string | null>> {
  const read = async ([file, stored]: [string, SiteFile]) => [file, (await of.read(stored))?.toString() ?? null];
  return Object.fromEntries(await Promise.all([...of.files].map(read)));
}

const placeOf = (text: string) => objectFile(objectsOf(directory), hashOf(Buffer.from(text)));

describe('a store of a site', () => {
  it('is empty at first', () => {
    expect([store.files.size, store.code]).toEqual([0, null]);
  });

  it('has the same files and code when opened again', async () => {
    commit({ 'index.html': 'one', 'blog.html': 'two' });
    commit({ 'index.html': 'three' }, ['blog.html']);
    const again = await open();
    expect(await contents(again)).toEqual({ 'index.html': 'three' });
    expect([again.files, again.code]).toEqual([store.files, 'code']);
  });

  it('stores equal bytes only once', () => {
    commit({ 'one.html': 'same', 'two.html': 'same' });
    expect(readdirSync(objectsOf(directory), { recursive: true })).toHaveLength(2);
  });

  it.each(['{"put":[["index.html"', '{"put":"damaged"}\n', '\0\0\0\0'])(
    'cuts a torn or damaged end off its log: %j',
    async (end) => {
      commit({ 'index.html': 'one' });
      appendFileSync(logOf(directory), end);
      const again = await open();
      expect(await contents(again)).toEqual({ 'index.html': 'one' });
      commit({ 'blog.html': 'two' }, [], again);
      expect(await contents(await open())).toEqual({ 'index.html': 'one', 'blog.html': 'two' });
    },
  );

  it('ignores a line of its log whose hash is a path out of the store', async () => {
    const line = { put: [['index.html', '', '../../../../../../../../../../../../../etc/hosts', 1]], drop: [] };
    appendFileSync(logOf(directory), `${JSON.stringify({ ...line, build: null, code: null, at: 1 })}\n`);
    expect((await open()).files.size).toBe(0);
  });

  it('compacts a long log, and keeps its files', async () => {
    for (let count = 0; count < 60; count += 1) commit({ 'index.html': `text ${count}`, 'blog.html': 'same' });
    expect(readFileSync(logOf(directory), 'utf8').split('\n').length).toBeLessThan(25);
    expect(await contents(await open())).toEqual({ 'index.html': 'text 59', 'blog.html': 'same' });
  });

  it('removes the unfinished log when compacting fails, because that log would fill the disk', async () => {
    const { renameSync } = fs;
    const renaming = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (to === logOf(directory)) throw new Error('ENOSPC: no space left on device');
      renameSync(from, to);
    });
    syncBuiltinESMExports();
    try {
      for (let count = 0; count < 20; count += 1) commit({ 'index.html': `text ${count}` });
    } finally {
      renaming.mockRestore();
      syncBuiltinESMExports();
    }
    expect(readdirSync(directory)).toEqual(['objects', 'site.log']);
    expect(await contents(await open())).toEqual({ 'index.html': 'text 19' });
  });

  it('goes on writing its compacted log when the log cannot be opened again', async () => {
    const { openSync } = fs;
    const opening = vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
      if (file === logOf(directory)) throw new Error('EMFILE: too many open files');
      return openSync(file, ...rest);
    });
    syncBuiltinESMExports();
    try {
      for (let count = 0; count < 60; count += 1) commit({ 'index.html': `text ${count}` });
    } finally {
      opening.mockRestore();
      syncBuiltinESMExports();
    }
    expect(readFileSync(logOf(directory), 'utf8').split('\n').length).toBeLessThan(25);
    expect(await contents(await open())).toEqual({ 'index.html': 'text 59' });
  });

  it('clears the keys of files whose object is missing or truncated, so that they are made again', async () => {
    commit({ 'index.html': 'one', 'blog.html': 'two', 'a.html': 'three' });
    rmSync(placeOf('one'));
    truncateSync(placeOf('two'), 1);
    const again = await open();
    expect([...again.files.values()].map(({ key }) => key)).toEqual(['', '', 'three']);
    commit({ 'index.html': 'one', 'blog.html': 'two' }, [], again);
    expect(await contents(await open())).toEqual({ 'index.html': 'one', 'blog.html': 'two', 'a.html': 'three' });
  });

  it('returns null for damaged bytes, and replaces the bytes once they are marked as damaged', async () => {
    commit({ 'index.html': 'one' });
    writeFileSync(placeOf('one'), 'eno');
    expect(await contents(store)).toEqual({ 'index.html': null });
    await store.markDamaged(['index.html', 'unknown.html']);
    expect(store.files.get('index.html')?.key).toBe('');
    commit({ 'index.html': 'one' });
    expect(await contents(store)).toEqual({ 'index.html': 'one' });
  });

  it('marks every file stale that has the damaged bytes', async () => {
    commit({ 'index.html': 'one', 'accueil.html': 'one', 'blog.html': 'two' });
    writeFileSync(placeOf('one'), 'eno');
    await store.markDamaged(['index.html']);
    expect(Array.from(store.files, ([file, { key }]) => [file, key])).toEqual([
      ['index.html', ''],
      ['accueil.html', ''],
      ['blog.html', 'two'],
    ]);
  });

  it('keeps a file that is marked as damaged although its bytes are intact', async () => {
    commit({ 'index.html': 'one' });
    await store.markDamaged(['index.html']);
    expect(store.files.get('index.html')?.key).toBe('one');
    expect(await contents(store)).toEqual({ 'index.html': 'one' });
  });

  it('deletes objects that were unused for a day, even when reopened or compacted meanwhile', async () => {
    commit({ 'index.html': 'old' });
    commit({ 'index.html': 'new' });
    for (let count = 0; count < 30; count += 1) commit({ 'blog.html': 'a' }, ['blog.html']);
    now += RETIREMENT - 1;
    store = await open();
    writeFileSync(path.join(objectsOf(directory), '.1-0-1'), 'left by a killed process');
    await store.sweep();
    expect(statSync(placeOf('old')).size).toBe(3);
    now += 1;
    await store.sweep();
    expect(readdirSync(objectsOf(directory), { recursive: true }).filter((name) => String(name).length > 3)).toEqual([
      path.relative(objectsOf(directory), placeOf('new')),
    ]);
  });
});
