import { mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectFile } from '../../../server/store/objects.ts';
import { objectsOf, readSiteMap } from '../../../server/store/site-log.ts';
import { insertArticle } from '../../support/articles.ts';
import { differences, expectWhole, publishedSite, type PublishedTestSite } from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** The publisher recovers from errors and damage. */

let backend: TestBackend;
let faults: string;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  faults = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  site = publishedSite(backend, {
    NODE_OPTIONS: `--import=${path.resolve('tests/support/publishing-faults.ts')}`,
    PUBLISHING_FAULTS: faults,
  });
  await site.publish();
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(faults, { recursive: true, force: true });
});

const ask = (fault: string) => writeFileSync(path.join(faults, fault), '');
const events = () => readFileSync(path.join(faults, 'events'), 'utf8').trim().split('\n');
const write = (slug: string) => insertArticle(backend.sql, { slug, content_type: 'blog' });
it('the publisher ends after an uncaught error, and a new process publishes the change', async () => {
  await write('egare');
  const starts = () => events().filter((event) => event === 'start').length;
  const before = starts();
  ask('stray');
  await expect(site.publish()).rejects.toThrow('A stray error');
  await site.publish();
  expect(starts()).toBe(before + 1);
  expect(site.files().has('blog/egare.html')).toBe(true);
});

it('a publisher that is killed before it writes the log line changes nothing; the next publishes the change', async () => {
  await write('avant-la-ligne');
  const before = site.files();
  ask('kill-before-line');
  await expect(site.publish()).rejects.toThrow('SIGKILL');
  expect(differences(site.files(), before)).toEqual([]);
  await site.publish();
  expect(site.files().has('blog/avant-la-ligne.html')).toBe(true);
});

it('the publisher restores damaged and missing objects when it starts', async () => {
  const whole = site.files();
  const { files } = readSiteMap(site.directory);
  const objectLike = (pattern: RegExp) => {
    const found = Array.from(files).find(([file]) => pattern.test(file));
    return objectFile(objectsOf(site.directory), found?.[1].hash ?? '');
  };
  for (const pattern of [/^_astro\/.*\.css$/, /^blog\/[^/]*\.html$/]) truncateSync(objectLike(pattern), 10);
  for (const pattern of [/^_astro\/.*\.js$/, /^blog\/page.*\.html$/, /^rss\.xml$/]) rmSync(objectLike(pattern));
  await site.kill();
  expect(await site.publish()).toMatchObject({ hasChanged: true, failures: [] });
  expect(differences(site.files(), whole)).toEqual([]);
  expectWhole(site);
  expect(await site.publish()).toMatchObject({ hasChanged: false });
}, 180_000);

it('a publication fails with the reason while the folder of the site cannot be opened, and succeeds afterwards', async () => {
  await site.kill();
  const aside = `${site.directory}-aside`;
  renameSync(site.directory, aside);
  writeFileSync(site.directory, 'Not a folder');
  await expect(site.publish()).rejects.toThrow(/ENOTDIR|EEXIST/);
  rmSync(site.directory);
  renameSync(aside, site.directory);
  expect(await site.publish()).toMatchObject({ failures: [] });
});
