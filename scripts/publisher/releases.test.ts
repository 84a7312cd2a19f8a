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
import { releases, type Release, type Releases } from './releases.ts';

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

/** Does what a build does: makes the folder and its home page. */
async function build(id: string, files: Record<string, string> = {}): Promise<void> {
  const folder = await store.prepare(id);
  mkdirSync(folder, { recursive: true });
  const content = { 'index.html': `home of ${id}`, 'build.json': JSON.stringify({ ...RECORD, buildId: id }), ...files };
  for (const [name, text] of Object.entries(content)) writeFileSync(path.join(folder, name), text);
}

/** Builds and activates; `age` orders the releases, newest smallest. */
async function publish(id: string, age = 0, files: Record<string, string> = {}): Promise<Release> {
  await build(id, files);
  const release = await store.activate(id);
  const time = new Date(Date.UTC(2026, 10, 20) - age * 60_000);
  utimesSync(release.directory, time, time);
  return release;
}

describe('releases', () => {
  it('has nothing online on a fresh installation', async () => {
    expect(await store.current()).toBeNull();
    expect(await store.former()).toEqual([]);
  });

  it('shows nothing of a build that is not activated', async () => {
    await build('one');
    expect(await store.current()).toBeNull();
    expect(await store.former()).toEqual([]);
  });

  it('puts a build online by a relative link, and reads what it was built from', async () => {
    await build('one');
    const release = await store.activate('one');
    expect(release).toEqual({ id: 'one', directory: path.join(directory, 'releases/one'), record: RECORD });
    expect(await store.current()).toEqual(release);
    expect(readlinkSync(path.join(directory, 'current'))).toBe(path.join('releases', 'one'));
    expect(readdirSync(directory).sort()).toEqual(['current', 'releases']);
  });

  it('is found again by another process on the same folder', async () => {
    await publish('one', 0);
    expect((await releases(directory).current())?.id).toBe('one');
  });

  it('switches to the newer build, and lists the others newest first', async () => {
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      await publish(id, 10 - index);
    }
    expect((await store.current())?.id).toBe('three');
    expect((await store.former()).map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('keeps three releases, the online one included', async () => {
    for (const [index, id] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      await publish(id, 10 - index);
    }
    expect(built()).toEqual(['five', 'four', 'three']);
  });

  it('never removes the release that it puts online, however old its folder is', async () => {
    for (const [index, id] of ['one', 'two', 'three'].entries()) {
      await publish(id, index);
    }
    await publish('ancient', 1000);
    expect((await store.current())?.id).toBe('ancient');
    expect(built()).toEqual(['ancient', 'one', 'two']);
  });

  it('removes what a killed build has left before the next, and nothing else', async () => {
    await publish('one', 0);
    await build('killed');
    expect(built()).toEqual(['.killed', 'one']);
    const folder = await store.prepare('two');
    expect(built()).toEqual(['.two', 'one']);
    expect(folder).toBe(path.join(directory, 'releases/.two/site'));
    expect(existsSync(folder)).toBe(false);
  });

  it('goes on after a switch that was killed between making the link and renaming it', async () => {
    await build('one');
    symlinkSync('releases/gone', path.join(directory, 'current.new'));
    await store.activate('one');
    expect((await store.current())?.id).toBe('one');
  });

  it('leaves the last good site online when the new build has no home page', async () => {
    await publish('one', 1);
    await build('two');
    rmSync(path.join(directory, 'releases/.two/site/index.html'));
    await expect(store.activate('two')).rejects.toThrow('The release two has no home page');
    expect((await store.current())?.id).toBe('one');
    expect(await store.former()).toEqual([]);
  });

  it('has nothing online when the folder that the link names is gone', async () => {
    await publish('one', 0);
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
    await publish('one', 0, { 'build.json': text });
    expect(await store.current()).toMatchObject({ id: 'one', record: null });
  });

  describe('that are damaged', () => {
    const FILES = { 'blog.html': 'the blog', 'blog.html.br': 'b', '.social-pictures': '{}' };

    it('finds nothing wrong with a release that is as it was activated, even by another process', async () => {
      const release = await publish('one', 0, FILES);
      expect(await store.damageOf(release)).toBeNull();
      expect(await releases(directory).damageOf(release)).toBeNull();
    });

    it.each(['index.html', 'blog.html', 'blog.html.br', '.social-pictures', 'build.json'])(
      'notices that %s is gone, or empty',
      async (name) => {
        const release = await publish('one', 0, FILES);
        writeFileSync(path.join(release.directory, name), '');
        expect(await store.damageOf(release)).toBe(name);
        rmSync(path.join(release.directory, name));
        expect(await store.damageOf(release)).toBe(name);
      },
    );

    it.each([null, '', 'null', '{"index.html":"1"}'])('cannot vouch for a release with the record %j', async (text) => {
      const release = await publish('one', 0, FILES);
      const record = path.join(release.directory, '.files');
      if (text === null) rmSync(record);
      else writeFileSync(record, text);
      expect(await store.damageOf(release)).toBe('.files');
    });
  });

  it('does not list a former release that has lost its home page', async () => {
    await publish('one', 1);
    await publish('two', 0);
    rmSync(path.join(directory, 'releases/one/index.html'));
    expect(await store.former()).toEqual([]);
  });
});
