import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { publishedSite, type PublishedTestSite } from '../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** The process that publishes ends at each boundary of a publication: it is whole, or it has not happened. */

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

const write = (slug: string) => insertArticle(backend.sql, { slug, content_type: 'blog' });

it.each([
  ['once objects are stored, before the line', 'kill-before-line', false],
  ['in the midst of the line', 'kill-in-line', false],
  ['after the line, before it is reported', 'kill-before-commit-message', true],
])('a process that is killed %s has published all or nothing, and the next one goes on', async (_, fault, isOnline) => {
  await write(fault);
  const before = site.files();
  writeFileSync(path.join(faults, fault), '');
  await expect(site.publish()).rejects.toThrow('SIGKILL');
  expect(site.files().has(`blog/${fault}.html`)).toBe(isOnline);
  if (!isOnline) expect(site.files()).toEqual(before);
  await site.publish();
  expect(site.files().has(`blog/${fault}.html`)).toBe(true);
});

it('a process that cannot open the folder of the site ends, and says why', async () => {
  await site.kill();
  const aside = `${site.directory}-aside`;
  renameSync(site.directory, aside);
  writeFileSync(site.directory, 'Not a folder');
  await expect(site.publish()).rejects.toThrow(/ENOTDIR|EEXIST/);
  rmSync(site.directory);
  renameSync(aside, site.directory);
  expect(await site.publish()).toMatchObject({ failures: [] });
});
