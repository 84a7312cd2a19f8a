import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releases, type Releases } from './releases.ts';

const RECORD = {
  buildId: 'one',
  builtAt: '2026-11-20T10:00:00Z',
  pageCount: 12,
  contentKey: 'content-1',
  codeKey: 'code-1',
  fallback: false,
};

let directory: string;
let store: Releases;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'releases-test-'));
  store = releases(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

const built = () => readdirSync(path.join(directory, 'releases')).sort();

/** Does what `astro build` does: makes the folder and its home page; `age` orders the releases, newest smallest. */
async function build(id: string, age: number, files: Record<string, string> = {}): Promise<void> {
  const folder = await store.prepare(id);
  mkdirSync(folder, { recursive: true });
  const content = { 'index.html': `home of ${id}`, 'build.json': JSON.stringify({ ...RECORD, buildId: id }), ...files };
  for (const [name, text] of Object.entries(content)) writeFileSync(path.join(folder, name), text);
  const time = new Date(Date.UTC(2026, 10, 20) - age * 60_000);
  utimesSync(folder, time, time);
}

describe('releases', () => {
  it('has nothing online on a fresh installation', async () => {
    expect(await store.current()).toBeNull();
    expect(await store.former()).toEqual([]);
  });

  it('shows nothing of a build that is not activated', async () => {
    await build('one', 0);
    expect(await store.current()).toBeNull();
    expect(await store.former()).toEqual([]);
  });

  it('puts a build online by a relative link, and reads what it was built from', async () => {
    await build('one', 0);
    const release = await store.activate('one');
    expect(release).toEqual({ id: 'one', directory: path.join(directory, 'releases/one'), record: RECORD });
    expect(await store.current()).toEqual(release);
    expect(readlinkSync(path.join(directory, 'current'))).toBe(path.join('releases', 'one'));
    expect(readdirSync(directory).sort()).toEqual(['current', 'releases']);
  });

  it('is found again by another process on the same folder', async () => {
    await build('one', 0);
    await store.activate('one');
    expect((await releases(directory).current())?.id).toBe('one');
  });

  it('switches to the newer build, and lists the others newest first', async () => {
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      await build(id, 10 - index);
      await store.activate(id);
    }
    expect((await store.current())?.id).toBe('three');
    expect((await store.former()).map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('keeps three releases, the online one included', async () => {
    for (const [index, id] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      await build(id, 10 - index);
      await store.activate(id);
    }
    expect(built()).toEqual(['five', 'four', 'three']);
  });

  it('never removes the release that it puts online, however old its folder is', async () => {
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      await build(id, index);
      await store.activate(id);
    }
    await build('ancient', 1000);
    await store.activate('ancient');
    expect((await store.current())?.id).toBe('ancient');
    expect(built()).toEqual(['ancient', 'one', 'two']);
  });

  it('removes what a killed build has left before the next, and nothing else', async () => {
    await build('one', 0);
    await store.activate('one');
    await build('killed', 0);
    expect(built()).toEqual(['.killed', 'one']);
    const folder = await store.prepare('two');
    expect(built()).toEqual(['one']);
    expect(folder).toBe(path.join(directory, 'releases/.two'));
    expect(existsSync(folder)).toBe(false);
  });

  it('goes on after a switch that was killed between making the link and renaming it', async () => {
    await build('one', 0);
    symlinkSync('releases/gone', path.join(directory, 'current.new'));
    await store.activate('one');
    expect((await store.current())?.id).toBe('one');
  });

  it('leaves the last good site online when the new build has no home page', async () => {
    await build('one', 1);
    await store.activate('one');
    await build('two', 0);
    rmSync(path.join(directory, 'releases/.two/index.html'));
    await expect(store.activate('two')).rejects.toThrow('The release two has no home page');
    expect((await store.current())?.id).toBe('one');
    expect(await store.former()).toEqual([]);
  });

  it('has nothing online when the folder that the link names is gone', async () => {
    await build('one', 0);
    await store.activate('one');
    rmSync(path.join(directory, 'releases/one'), { recursive: true });
    expect(await store.current()).toBeNull();
  });

  it.each([
    ['not JSON', '{"buildId":'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['without a key', JSON.stringify({ ...RECORD, codeKey: undefined })],
    ['with a page count in words', JSON.stringify({ ...RECORD, pageCount: '12' })],
    ['without its fallback mark', JSON.stringify({ ...RECORD, fallback: undefined })],
  ])('serves a release whose build.json is %s, but does not know what it was built from', async (_, text) => {
    await build('one', 0, { 'build.json': text });
    await store.activate('one');
    expect(await store.current()).toMatchObject({ id: 'one', record: null });
  });

  it('does not list a former release that has lost its home page', async () => {
    await build('one', 1);
    await store.activate('one');
    await build('two', 0);
    await store.activate('two');
    rmSync(path.join(directory, 'releases/one/index.html'));
    expect(await store.former()).toEqual([]);
  });
});
