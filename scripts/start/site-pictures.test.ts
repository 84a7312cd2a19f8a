import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureListFile, writePictureLists } from '../../src/build/social-pictures/picture-list-files.ts';
import { SECTION_PICTURES } from '../../src/core/site/section-pictures.ts';
import { sitePictures, type SitePictures } from './site-pictures.ts';

let directory: string;
let calls: string[];
let failure: Error | null;
let logs: string[];
let pictures: SitePictures;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  [calls, logs, failure] = [[], [], null];
  const note = async (call: string) => {
    calls.push(call);
    if (failure) throw failure;
  };
  pictures = sitePictures(
    {
      draw: (wanted, list) => note(`draw ${list} ${[...wanted.keys()].join()}`).then(() => 0),
      file: (key) => note(`file ${key}`).then(() => key),
      prune: (keys) => note(`prune all but ${[...keys].sort().join()}`),
      remove: (keys) => note(`remove ${keys.join()}`),
    },
    (message) => void logs.push(message),
  );
});

afterEach(() => rm(directory, { recursive: true }));

/** What the pool was asked, once a site has been followed that names these pictures in these lists. */
async function follow(lists: Record<string, string>, change: 'all' | string[]): Promise<string[]> {
  const named = Object.entries(lists).map(([name, keys]) => ({
    name,
    pictures: Array.from(keys, (key) => [key, SECTION_PICTURES.site] as const),
  }));
  await writePictureLists(directory, named);
  const written = change === 'all' ? change : change.map((name) => pictureListFile({ name }));
  pictures.follow({ directory, written, removed: [] });
  await pictures.file('z').catch(() => null);
  return calls.splice(0).filter((call) => call !== 'file z');
}

describe('sitePictures', () => {
  it('has all lists drawn, sections and the newest articles first, once what nobody names is gone', async () => {
    expect(await follow({ 'articles-2': 'b', 'articles-10': 'c', pages: 'ad' }, 'all')).toEqual([
      'prune all but a,b,c,d',
      'draw .social-pictures/pages a,d',
      'draw .social-pictures/articles-10 c',
      'draw .social-pictures/articles-2 b',
    ]);
  });

  it('reads only the lists that have changed', async () => {
    await follow({ 'articles-1': 'a', pages: 'b' }, 'all');
    expect(await follow({ 'articles-1': 'c', pages: 'd' }, ['articles-1'])).toEqual([
      'remove ',
      'draw .social-pictures/articles-1 c',
    ]);
    pictures.follow({ directory, written: ['blog/a.html'], removed: ['blog/b.html'] });
    await pictures.file('z');
    expect(calls).toEqual(['remove ', 'file z']);
  });

  it('keeps what two versions of before have named, and what another list names', async () => {
    await follow({ 'articles-1': 'ax', pages: 'x' }, 'all');
    const removed = [];
    for (const key of 'bcd') removed.push((await follow({ 'articles-1': key }, ['articles-1']))[0]);
    expect(removed).toEqual(['remove ', 'remove ', 'remove a']);
    expect(await follow({ 'articles-1': 'e' }, 'all')).toContain('prune all but c,d,e,x');
  });

  it('forgets a list that is gone', async () => {
    await follow({ 'articles-1': 'a' }, 'all');
    await rm(path.join(directory, '.social-pictures/articles-1'));
    pictures.follow({ directory, written: [], removed: [pictureListFile({ name: 'articles-1' })] });
    await pictures.file('z');
    expect(calls.slice(0, 2)).toEqual(['remove ', 'draw .social-pictures/articles-1 ']);
  });

  it('answers for a picture once the change is followed that names it', async () => {
    await writePictureLists(directory, [{ name: 'pages', pictures: [['a', SECTION_PICTURES.site]] }]);
    pictures.follow({ directory, written: 'all', removed: [] });
    expect(await pictures.file('a')).toBe('a');
    expect(calls).toEqual(['prune all but a', 'draw .social-pictures/pages a', 'file a']);
  });

  it('says once why nothing is drawn, whatever is published, and again after something was drawn', async () => {
    failure = new Error('no room');
    await follow({ pages: 'a', 'articles-1': 'b' }, 'all');
    await follow({ pages: 'b' }, ['pages']);
    expect(logs).toEqual(['Social pictures are not drawn: no room']);
    failure = null;
    expect(await follow({ pages: 'c' }, ['pages'])).toContain('draw .social-pictures/pages c');
    failure = new Error('no room');
    await follow({ pages: 'd' }, ['pages']);
    expect(logs).toHaveLength(2);
  });
});
