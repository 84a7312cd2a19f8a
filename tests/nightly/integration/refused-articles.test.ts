import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import { differences, publishedSite, type PublishedTestSite } from '../../support/published-site.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/**
 * An article that cannot be shown. The constraint on its row was added for new rows only, so an older row may break it. The page
 * of the article stays as it was, the publication names the article, and no other article is held back.
 */

let backend: TestBackend;

let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  await backend.sql`alter table public.blog_posts drop constraint blog_posts_title_visible`;
  site = publishedSite(backend);
  await site.publish();
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

const NO_TITLE = '\u00a0';

let id: string;

let failure: { file: string | null; reason: string };

beforeEach(async () => {
  ({ id } = await insertArticle(backend.sql, {
    title: 'Un titre connu',
    slug: 'tenu',
    content: '<p>Texte premier.</p>',
    published_at: '2026-10-01T00:00:00Z',
  }));
  const reason = `Article ${id} “${NO_TITLE}” cannot be shown: its field title must not be empty.`;
  failure = { file: 'blog/tenu.html', reason };
  expect((await site.publish()).failures).toEqual([]);
});

afterEach(async () => {
  await backend.sql`delete from public.blog_posts where slug in ('tenu', 'autre', 'suivant', 'tenu-ailleurs')`;
  expect((await site.publish()).failures).toEqual([]);
});

const breakTitle = () => backend.sql`update public.blog_posts set title = ${NO_TITLE} where id = ${id}`;

const mend = () => backend.sql`update public.blog_posts set title = 'Un titre rendu' where id = ${id}`;

const insertOther = (slug = 'autre') => insertArticle(backend.sql, { slug, published_at: '2026-10-02T00:00:00Z' });

const page = () => site.files().get('blog/tenu.html');

const list = () => site.files().get('blog.html');

const changeText = () => backend.sql`update public.blog_posts set content = '<p>Texte second.</p>' where id = ${id}`;

async function expectMended(): Promise<void> {
  await mend();
  expect((await site.publish()).failures).toEqual([]);
  expect(page()).toContain('Un titre rendu');
}

describe('a published article that can no longer be shown', { timeout: 180_000 }, () => {
  it('keeps its former page and is reported by a publisher that starts afterwards', async () => {
    await site.kill();
    await breakTitle();
    await insertOther();
    expect((await site.publish()).failures).toEqual([failure]);
    expect(page()).toContain('Un titre connu');
    expect(list()).toContain('href="/blog/tenu"');
    await expectMended();
  });

  it('gives up its address to another article that takes its slug', async () => {
    await breakTitle();
    await backend.sql`update public.blog_posts set slug = 'tenu-ailleurs' where id = ${id}`;
    await insertArticle(backend.sql, { title: 'Un autre venu', slug: 'tenu' });
    expect((await site.publish()).failures).toEqual([{ ...failure, file: null }]);
    expect(page()).toContain('Un autre venu');
  });

  it('keeps the page of its former text after a restart and when all pages are rendered anew', async () => {
    const before = page();
    await breakTitle();
    await changeText();
    await insertOther();
    expect((await site.publish()).failures).toEqual([failure]);
    expect(page()).toBe(before);
    await site.kill();
    await insertOther('suivant');
    expect((await site.publish()).failures).toEqual([failure]);
    expect((await site.publish(true)).failures).toEqual([failure]);
    expect(page()).toBe(before);
    expect(list()).toContain('href="/blog/tenu"');
    expect(site.files().has('blog/suivant.html')).toBe(true);
    for (const text of site.files().values()) expect(text).not.toContain('Texte second');
    await expectMended();
    expect(page()).toContain('Texte second');
  });

  it('loses its page when it is unpublished, and does not regain the page when it is published again', async () => {
    await breakTitle();
    await site.publish();
    await backend.sql`update public.blog_posts set status = 'draft' where id = ${id}`;
    expect((await site.publish()).failures).toEqual([]);
    expect(page()).toBeUndefined();
    await backend.sql`update public.blog_posts set status = 'published' where id = ${id}`;
    expect((await site.publish()).failures).toEqual([{ ...failure, file: null }]);
    await site.kill();
    expect((await site.publish()).failures).toEqual([{ ...failure, file: null }]);
    expect(page()).toBeUndefined();
    expect(list()).not.toContain('href="/blog/tenu"');
  });
});

it('the site equals a site rendered anew once all articles are repaired', async () => {
  const before = site.files();
  await site.publish(true);
  expect(differences(site.files(), before)).toEqual([]);
}, 180_000);

describe('a new article that cannot be shown', { timeout: 180_000 }, () => {
  it('is left out and reported by a first publication, and fails a build with the same reason', async () => {
    await breakTitle();
    const first = publishedSite(backend);
    try {
      expect(await first.publish()).toMatchObject({ hasChanged: true, failures: [{ ...failure, file: null }] });
      expect(first.files().has('blog/tenu.html')).toBe(false);
      expect(first.files().get('blog.html')).not.toContain('href="/blog/tenu"');
      await expect(first.reference()).rejects.toThrow(failure.reason);
    } finally {
      await first.stop();
    }
    await expectMended();
  });
});
