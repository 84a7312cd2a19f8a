import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { publishedSite, type PublishedTestSite } from '../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

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

it('changes a tree once visitors are served the other one', async () => {
  await write('servi');
  await site.publish();
  const told = events().join(' ');
  expect(told).toContain('shown serving open');
  expect(told).not.toMatch(/shown (?!serving)/);
});

it('has the site served that a killed process has shown and not told of', async () => {
  await write('perdu');
  ask('kill');
  await expect(site.publish()).rejects.toThrow('SIGKILL');
  const lost = linked();
  expect(site.files().has('blog/perdu.html')).toBe(true);
  const told = site.changes.flatMap(({ written }) => (written === 'all' ? [] : written));
  expect(told).not.toContain('blog/perdu.html');
  site.changes.length = 0;
  await site.publish();
  expect(site.changes[0]).toEqual({ directory: lost, written: 'all', removed: [] });
  expect(site.changes.at(-1)?.directory).toBe(linked());
  expect(site.files().has('blog/perdu.html')).toBe(true);
});
