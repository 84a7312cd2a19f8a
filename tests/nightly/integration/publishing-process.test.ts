import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import { differences, expectWhole, publishedSite, type PublishedTestSite } from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** The process that publishes, and what starts it, agree on what visitors are served, whatever happens to either. */

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
/** The tree that the site's link names. */
const linked = () => path.join(site.directory, readlinkSync(path.join(site.directory, 'current')));

it('tells of nothing at a start where nothing was missed', async () => {
  await site.kill();
  site.changes.length = 0;
  expect(await site.publish()).toMatchObject({ hasChanged: false });
  expect(site.changes).toEqual([]);
});

it('ends after an error that nothing has caught, and another process goes on', async () => {
  await write('egare');
  const starts = () => events().filter((event) => event === 'start').length;
  const before = starts();
  ask('stray');
  await expect(site.publish()).rejects.toThrow('A stray error');
  await site.publish();
  expect(starts()).toBe(before + 1);
  expect(site.files().has('blog/egare.html')).toBe(true);
});

it('writes again at a start what is damaged', async () => {
  await expect.poll(() => site.uncompressed()).toEqual([]);
  const whole = site.files();
  const files = (readdirSync(linked(), { recursive: true }) as string[]).sort();
  const pick = (pattern: RegExp) => path.join(linked(), files.find((file) => pattern.test(file)) ?? '');
  // A tree shares its bytes with the other tree and with what the code was bundled into.
  for (const file of [pick(/^_astro\/.*\.css$/), pick(/^blog\/[^/]*\.html\.br$/)]) truncateSync(file, 10);
  for (const file of [pick(/^_astro\/.*\.js$/), pick(/^blog\/page.*\.html\.br$/), pick(/^recherche\/index\/.*json$/)]) {
    rmSync(file);
  }
  await site.kill();
  expect(await site.publish()).toMatchObject({ hasChanged: true, failures: [] });
  expect(differences(site.files(), whole)).toEqual([]);
  expectWhole(site);
  expect(statSync(pick(/^_astro\/.*\.css\.br$/)).size).toBeGreaterThan(10);
  expect(await site.publish()).toMatchObject({ hasChanged: false });
}, 180_000);
