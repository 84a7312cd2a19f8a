import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../../support/articles.ts';
import {
  differences,
  expectAsPublishedAnew,
  publishedSite,
  type PublishedTestSite,
} from '../../support/published-site.ts';
import { randomChanges, type RandomChanges } from '../../support/random-changes.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** Cases in which a publication reads or writes more than the articles that have changed. */

let backend: TestBackend;
let site: PublishedTestSite;
let changes: RandomChanges;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend);
  changes = randomChanges(backend.sql, 12);
  await site.publish();
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

/** Milliseconds: a test publishes the whole site anew. */
const LONG_ENOUGH = 180_000;

describe('a site published in many small publications', { timeout: LONG_ENOUGH }, () => {
  it('stays the same when the same process renders all pages anew', async () => {
    const before = site.files();
    expect(await site.publish(true)).toMatchObject({ hasChanged: true, failures: [] });
    expect(differences(site.files(), before)).toEqual([]);
  });

  it('equals a first publication after a category of many lists and articles is renamed', async () => {
    const category = await changes.aCategory();
    const others = [[category.name, 'Sans page'], ['Sans page', category.name], []];
    for (let count = 0; count < 60; count += 1) {
      await insertArticle(backend.sql, {
        title: count % 2 ? `Titre ${count}` : `</h1> "<li aria-current="page"> ${count}`,
        content_type: count % 5 ? 'blog' : 'anecdote',
        categories: count % 2 ? [category.name] : others[count % 3],
        slug: `article-${count}`,
        meta_keywords: count % 7 ? null : 'un, deux',
      });
    }
    await site.publish();
    await backend.sql`update public.categories set name = 'Autre nom <&>' where id = ${category.id}`;
    await backend.sql`update public.blog_posts set categories = array_replace(categories, ${category.name}, 'Autre nom <&>')
      where ${category.name} = any(categories)`;
    expect((await site.publish()).failures).toEqual([]);
    await expectAsPublishedAnew(site, backend);
  });

  it('keeps the former addresses of an article that was hidden while another article changed its slug', async () => {
    const { id } = await insertArticle(backend.sql, { slug: 'premiere-adresse', content_type: 'blog' });
    const other = await insertArticle(backend.sql, { slug: 'autre-adresse', content_type: 'blog' });
    const steps = [
      () => backend.sql`update public.blog_posts set slug = 'seconde-adresse' where id = ${id}`,
      () => backend.sql`update public.blog_posts set status = 'draft' where id = ${id}`,
      () => backend.sql`update public.blog_posts set slug = 'encore-une-adresse' where id = ${other.id}`,
      () => backend.sql`update public.blog_posts set status = 'published' where id = ${id}`,
    ];
    for (const step of steps) {
      await step();
      await site.publish();
    }
    const book = JSON.parse(site.files().get('addresses.json') ?? '') as { bySlug: Record<string, string> };
    expect(book.bySlug).toMatchObject({
      'premiere-adresse': '/blog/seconde-adresse',
      'autre-adresse': '/blog/encore-une-adresse',
    });
  });
});

describe('a database that lacks the change feed', () => {
  it('fails the publication and leaves the site unchanged; the change is published once the feed is back', async () => {
    const before = site.files();
    await insertArticle(backend.sql, { slug: 'silence', content_type: 'blog' });
    await backend.sql`alter function public.content_changes(text) rename to content_changes_gone`;
    await expect(site.publish()).rejects.toThrow(/lacks what the site reads|content_changes/);
    expect(differences(site.files(), before)).toEqual([]);
    await backend.sql`alter function public.content_changes_gone(text) rename to content_changes`;
    await site.publish();
    expect(site.files().has('blog/silence.html')).toBe(true);
  });
});
