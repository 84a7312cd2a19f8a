import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { differences, expectWhole, publishedSite, type PublishedTestSite } from '../support/published-site.ts';
import { randomChanges, type RandomChanges } from '../support/random-changes.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/**
 * Incremental publications make the same site as a build from scratch, whatever writers do in whatever order, and wherever the
 * publishing process is killed.
 */

/** Settings that are for the server alone. */
const SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_of-nobody',
  PUBLISH_SECRET: 'of-nobody-publish',
  MAIL_PRIVATE_KEY: 'of-nobody-mail',
  AWS_ACCESS_KEY_ID: 'of-nobody-aws',
  AWS_SECRET_ACCESS_KEY: 'of-nobody-bucket',
  PUBLISH_PURGE_TOKEN: 'of-nobody-cdn',
};

/** Faults that kill the publishing process, by round of changes, and whether the interrupted publication is online. */
const KILLS: Record<number, [fault: string, isOnline: boolean]> = {
  2: ['kill-in-line', false],
  4: ['kill-before-commit-message', true],
};

let backend: TestBackend;
let faults: string;
let site: PublishedTestSite;
let changes: RandomChanges;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  faults = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  site = publishedSite(backend, {
    NODE_OPTIONS: `--import=${path.resolve('tests/support/publishing-faults.ts')}`,
    PUBLISHING_FAULTS: faults,
  });
  changes = randomChanges(backend.sql, 12);
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
  rmSync(faults, { recursive: true, force: true });
});

/** Expects the built files to contain no setting of the server, no variable of the environment, and nothing of Node. */
function expectPublicAlone(built: Map<string, string>): void {
  const naming = (text: RegExp, kind: RegExp) =>
    [...built].flatMap(([file, bytes]) => (kind.test(file) && text.test(bytes) ? [file] : []));
  expect(naming(/of-nobody|sb_secret_/, /./)).toEqual([]);
  expect(naming(/process\.(?:env|version)|["'](?:node:|fs|path|crypto)["'/]/, /\.js$/)).toEqual([]);
  expect(naming(/(?:)/, /\.js$/).length).toBeGreaterThan(10);
  expect(naming(/PUBLIC_/, /\.(?:html|js)$/)).toEqual([]);
}

/** Expects a process that is killed during a publication to have published all or nothing, and the next to complete it. */
async function expectKilled([fault, isOnline]: [fault: string, isOnline: boolean]): Promise<void> {
  await insertArticle(backend.sql, { slug: fault, content_type: 'blog' });
  const before = site.files();
  writeFileSync(path.join(faults, fault), '');
  await expect(site.publish()).rejects.toThrow('SIGKILL');
  expect(site.files().has(`blog/${fault}.html`), fault).toBe(isOnline);
  if (!isOnline) expect(differences(site.files(), before), fault).toEqual([]);
  await site.publish();
  expect(site.files().has(`blog/${fault}.html`), fault).toBe(true);
}

/** Milliseconds: a test builds the whole site from scratch. */
const LONG_ENOUGH = 180_000;

describe('incremental publications', { timeout: LONG_ENOUGH }, () => {
  it('publish the whole site at first, and remove the folder of a former version', async () => {
    const former = path.join(site.directory, 'releases');
    mkdirSync(former, { recursive: true });
    expect((await site.publish()).failures).toEqual([]);
    expect(site.files().size).toBeGreaterThan(150);
    expect(existsSync(former)).toBe(false);
  });

  it('change nothing when no content has changed', async () => {
    expect(await site.publish()).toMatchObject({ hasChanged: false });
  });

  it('equal a build from scratch after each kind of change and 24 random ones, despite killed processes', async () => {
    for (const [index, change] of changes.kinds.entries()) {
      await change();
      if (index % 3 === 2) expect((await site.publish()).failures).toEqual([]);
    }
    for (let count = 0; count < 6; count += 1) {
      for (let change = 0; change < 4; change += 1) await changes.makeOne();
      expect((await site.publish()).failures).toEqual([]);
      const kill = KILLS[count];
      if (kill) await expectKilled(kill);
    }
    expect((await site.publish()).failures).toEqual([]);
    const built = await site.reference(SECRETS);
    expect(differences(site.files(), built)).toEqual([]);
    expectWhole(site);
    expectPublicAlone(built);
  });

  it('rewrite only the page that an edit changes', async () => {
    const id = await changes.anArticle();
    await backend.sql`update public.blog_posts set status = 'published', published_at = '2025-01-01T00:00:00Z' where id = ${id}`;
    await site.publish();
    const before = site.changes().length;
    await backend.sql`update public.blog_posts set content = content || '<p>Une fin.</p>' where id = ${id}`;
    await site.publish();
    const changed = site.changes().slice(before);
    const written = new Set(changed.flatMap(({ put }) => put.map(([file]) => file)));
    const pages = [...written].filter((file) => file.endsWith('.html'));
    expect(pages).toHaveLength(1);
    expect([...written].filter((file) => file.startsWith('sitemap/'))).toHaveLength(1);
    expect(written).not.toContain('addresses.json');
    expect(written).not.toContain('_redirects');
  });
});

describe('an article that was published and cannot be shown any more', () => {
  const NO_TITLE = '\u00a0';

  it('keeps its last good version on its page and in lists, and is reported each time; others are published', async () => {
    const { sql } = backend;
    // Allows a row that is older than its constraint.
    await sql`alter table public.blog_posts drop constraint blog_posts_title_visible`;
    const { id } = await insertArticle(sql, {
      title: 'Un titre connu',
      slug: 'tenu',
      published_at: '2026-10-01T00:00:00Z',
    });
    expect((await site.publish()).failures).toEqual([]);
    await sql`update public.blog_posts set title = ${NO_TITLE} where id = ${id}`;
    await insertArticle(sql, { slug: 'autre', published_at: '2026-10-02T00:00:00Z' });
    const reason = `Article ${id} “${NO_TITLE}” cannot be shown: its field title must not be empty.`;
    const failures = [{ file: 'blog/tenu.html', reason }];
    expect(await site.publish()).toMatchObject({ hasChanged: true, failures });
    expect(site.files().get('blog/tenu.html')).toContain('Un titre connu');
    expect(site.files().has('blog/autre.html')).toBe(true);
    expect(site.files().get('blog.html')).toContain('href="/blog/tenu"');
    expect(site.files().get('blog.html')).toContain('href="/blog/autre"');
    expect(await site.publish()).toMatchObject({ hasChanged: false, failures });
    await sql`update public.blog_posts set title = 'Un titre rendu' where id = ${id}`;
    expect((await site.publish()).failures).toEqual([]);
    expect(site.files().get('blog/tenu.html')).toContain('Un titre rendu');
  });
});
