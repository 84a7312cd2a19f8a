import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { differences, expectWhole, publishedSite, type PublishedTestSite } from '../support/published-site.ts';
import { randomChanges, type RandomChanges } from '../support/random-changes.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** Whatever writers do, in whatever order: what is published bit by bit is what a build from scratch makes. */

const CLAIMS = { PUBLIC_CLAIM_SINGLES: '250 "K"', PUBLIC_CLAIM_QUIZ_SIGNUP_TIME: '10 sec' };
/** Settings that are for the server alone. */
const SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_of-nobody',
  PUBLISH_SECRET: 'of-nobody-publish',
  MAIL_PRIVATE_KEY: 'of-nobody-mail',
  AWS_ACCESS_KEY_ID: 'of-nobody-aws',
  AWS_SECRET_ACCESS_KEY: 'of-nobody-bucket',
  PUBLISH_PURGE_TOKEN: 'of-nobody-cdn',
};

let backend: TestBackend;
let site: PublishedTestSite;
let changes: RandomChanges;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend, CLAIMS);
  changes = randomChanges(backend.sql, 12);
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

/** Expects pages and scripts to claim what the environment says, and to hold neither the rest of it nor anything of Node. */
function expectClaimsAlone(built: Map<string, string>): void {
  const texts = new Map([...built].map(([file, bytes]) => [file, Buffer.from(bytes, 'latin1').toString()]));
  const naming = (text: string | RegExp, kind = /\.(?:html|js)$/) =>
    [...texts].flatMap(([file, found]) => (kind.test(file) && found.match(text) ? [file] : [])).sort();
  expect(naming(/of-nobody|sb_secret_/, /./)).toEqual([]);
  expect(naming(/process\.(?:env|version)|["'](?:node:|fs|path|crypto)["'/]/, /\.js$/)).toEqual([]);
  expect(naming(/(?:)/, /\.js$/).length).toBeGreaterThan(10);
  expect(naming('250 &quot;K&quot; célibataires')).toContain('index.html');
  expect(naming('un profil en 10 sec')).toEqual(['love-problems.html', 'single-quiz.html']);
  expect(naming('250 "K"')).toContainEqual(expect.stringMatching(/\.js$/));
  expect(naming('100K')).toEqual([]);
  expect(naming('PUBLIC_')).toEqual([]);
}

/** Milliseconds: a test builds the whole site from scratch. */
const LONG_ENOUGH = 180_000;

describe('what is published bit by bit', { timeout: LONG_ENOUGH }, () => {
  it('is whole at first', async () => {
    expect((await site.publish()).failures).toEqual([]);
    expect(site.files().size).toBeGreaterThan(150);
  });

  it('changes nothing when nothing has changed', async () => {
    expect(await site.publish()).toMatchObject({ hasChanged: false });
  });

  it('is what a build makes after each kind of change and many others, also when another process goes on', async () => {
    for (const change of changes.kinds) {
      await change();
      expect((await site.publish()).failures).toEqual([]);
    }
    // Each time one to three changes.
    for (let count = 0; count < 12; count += 1) {
      await changes.makeSome();
      expect((await site.publish()).failures).toEqual([]);
      if (count === 6) await site.kill();
    }
    expect((await site.publish()).failures).toEqual([]);
    const built = await site.reference(SECRETS);
    expect(differences(site.files(), built)).toEqual([]);
    expectWhole(site);
    expectClaimsAlone(built);
  });

  it('rewrites no page that an edit does not change', async () => {
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

  it('stays as it was, on its page and in lists, is named each time, and others are published', async () => {
    const { sql } = backend;
    // As a row that was there before its constraint.
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
