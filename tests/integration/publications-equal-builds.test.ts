import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCategoriesIn, withArticleCategories } from '../../src/build/article-categories.ts';
import { categoryNavigationIn, withCategoryNavigation } from '../../src/build/category-navigation.ts';
import { insertArticle } from '../support/articles.ts';
import { randomOf } from '../../scripts/faults/random.ts';
import { differences, expectWhole, publishedSite, type PublishedTestSite } from '../support/published-site.ts';

import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** Whatever writers do, in whatever order: what is published bit by bit is what a build from scratch makes. */

let backend: TestBackend;
let site: PublishedTestSite;

beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  site = publishedSite(backend);
});

afterAll(async () => {
  await site.stop();
  await backend.stop();
});

const random = randomOf(12);
const below = (bound: number) => Math.floor(random() * bound);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const word = () => `mot${below(100_000).toString(36)}`;
const FAR_FUTURE = '2098-01-01T00:00:00Z';

async function anArticle(): Promise<string> {
  const rows = await backend.sql<
    { id: string }[]
  >`select id from public.blog_posts where deleted_at is null order by id`;
  return pick(rows).id;
}

async function aCategory(): Promise<{ id: string; name: string }> {
  return pick(await backend.sql<{ id: string; name: string }[]>`select id, name from public.categories order by id`);
}

/** What writers do, one at a time. */
const ACTIONS: Record<string, () => Promise<unknown>> = {
  write: async () =>
    insertArticle(backend.sql, {
      title: `Neuf ${word()}`,
      slug: random() < 0.8 ? word() : null,
      content: `<h2>${word()}</h2><p>${word()} ${word()}</p><p>${word()}</p>`,
      content_type: pick(['blog', 'anecdote']),
      categories: random() < 0.7 ? [(await aCategory()).name] : [],
      tags: random() < 0.5 ? [pick(['ville', 'pluie', 'café'])] : null,
      published_at: new Date(Date.UTC(2026, below(10), 1 + below(28), below(24))).toISOString(),
    }),
  editText: async () =>
    backend.sql`update public.blog_posts set content = content || ${`<p>${word()}</p>`} where id = ${await anArticle()}`,
  editTitle: async () =>
    backend.sql`update public.blog_posts set title = ${`Titre ${word()}`} where id = ${await anArticle()}`,
  changeSlug: async () => backend.sql`update public.blog_posts set slug = ${word()} where id = ${await anArticle()}`,
  dropSlug: async () => backend.sql`update public.blog_posts set slug = null where id = ${await anArticle()}`,
  changeType: async () =>
    backend.sql`update public.blog_posts set content_type = case content_type when 'blog' then 'anecdote' else 'blog' end
      where id = ${await anArticle()}`,
  unpublish: async () => backend.sql`update public.blog_posts set status = 'draft' where id = ${await anArticle()}`,
  publish: async () => backend.sql`update public.blog_posts set status = 'published' where status = 'draft'`,
  delete: async () => backend.sql`update public.blog_posts set deleted_at = now() where id = ${await anArticle()}`,
  restore: async () =>
    backend.sql`update public.blog_posts set deleted_at = null, slug = null where deleted_at is not null`,
  removeForGood: async () => backend.sql`delete from public.blog_posts where id = ${await anArticle()}`,
  feature: async () =>
    backend.sql`update public.blog_posts set is_featured = not is_featured where id = ${await anArticle()}`,
  read: async () =>
    backend.sql`update public.blog_posts set read_count = read_count + ${below(50)} where id = ${await anArticle()}`,
  schedule: async () =>
    backend.sql`update public.blog_posts set published_at = ${FAR_FUTURE} where id = ${await anArticle()}`,
  unschedule: async () =>
    backend.sql`update public.blog_posts set published_at = '2026-03-03T03:03:03Z' where published_at > now()`,
  renameCategory: async () =>
    backend.sql`update public.categories set name = ${`Rubrique ${word()}`} where id = ${(await aCategory()).id}`,
  moveCategory: async () =>
    backend.sql`update public.categories set slug = ${word()} where id = ${(await aCategory()).id}`,
  addCategory: async () => backend.sql`insert into public.categories (name, slug) values (${word()}, ${word()})`,
  tag: async () =>
    backend.sql`update public.blog_posts set tags = ${[pick(['ville', 'pluie', 'café', 'nuit'])]} where id = ${await anArticle()}`,
};

async function actRandomly(): Promise<void> {
  const name = pick(Object.keys(ACTIONS));
  await ACTIONS[name]?.();
}

async function publishedAndBuilt(): Promise<[Map<string, string>, Map<string, string>]> {
  const { failures } = await site.publish();
  expect(failures).toEqual([]);
  return [site.files(), await site.reference()];
}

/** Milliseconds: a test builds the whole site from scratch. */
const LONG_ENOUGH = 180_000;

describe('what is published bit by bit', { timeout: LONG_ENOUGH }, () => {
  it('is at first what a build makes', async () => {
    const [published, built] = await publishedAndBuilt();
    expect(differences(published, built)).toEqual([]);
    expect(published.size).toBeGreaterThan(150);
  });

  it('changes nothing when nothing has changed', async () => {
    expect(await site.publish()).toMatchObject({ hasChanged: false });
  });

  it('is the same when all is built anew by the process that has published it', async () => {
    const before = site.files();
    expect(await site.publish(true)).toMatchObject({ hasChanged: true, failures: [] });
    expect(differences(site.files(), before)).toEqual([]);
  });

  it.each([1, 2, 3])('is what a build makes after many changes, round %i', async (round) => {
    for (let count = 0; count < 25; count += 1) {
      for (let actions = 1 + below(3); actions > 0; actions -= 1) await actRandomly();
      const { failures } = await site.publish();
      expect(failures).toEqual([]);
    }
    // Half of the rounds go on from what a former process has left.
    if (round === 2) await site.kill();
    const [published, built] = await publishedAndBuilt();
    expect(differences(published, built)).toEqual([]);
  });

  it('is what a build makes after each kind of change alone', async () => {
    for (const act of Object.values(ACTIONS)) {
      await act();
      await site.publish();
    }
    const [published, built] = await publishedAndBuilt();
    expect(differences(published, built)).toEqual([]);
  });

  it('is what a build makes after a category has another name, in many lists and articles', async () => {
    const category = await aCategory();
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
    const before = site.files();
    await backend.sql`update public.categories set name = 'Autre nom <&>' where id = ${category.id}`;
    await backend.sql`update public.blog_posts set categories = array_replace(categories, ${category.name}, 'Autre nom <&>')
      where ${category.name} = any(categories)`;
    const [published, built] = await publishedAndBuilt();
    expect(differences(published, built)).toEqual([]);
    // These differ from what they were in that alone.
    const pageIn = (files: Map<string, string>, file: string) => Buffer.from(files.get(file) ?? '', 'latin1');
    for (const file of ['blog/page/3.html', 'blog/page/4.html']) {
      const navigation = categoryNavigationIn(pageIn(published, file)) ?? '';
      expect(navigation).toContain('Autre nom &lt;&amp;&gt;');
      expect(withCategoryNavigation(pageIn(before, file), navigation)).toEqual(pageIn(published, file));
    }
    const shown = articleCategoriesIn(pageIn(published, 'blog/article-1.html'));
    expect(shown).toMatchObject({ section: 'Autre nom <&>' });
    const [changed] = await backend.sql<{ publishedAt: string; updatedAt: string }[]>`
      select published_at as "publishedAt", updated_at as "updatedAt" from public.blog_posts where slug = 'article-3'`;
    expect(shown && changed && withArticleCategories(pageIn(before, 'blog/article-3.html'), shown, changed)).toEqual(
      pageIn(published, 'blog/article-3.html'),
    );
  });

  it('has compressed forms of every page soon after', async () => {
    await site.publish();
    await expect.poll(() => site.uncompressed()).toEqual([]);
    expectWhole(site);
  });

  it('knows the former addresses of an article that was hidden while others moved', async () => {
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

  it('rewrites no page that an edit does not change', async () => {
    const id = await anArticle();
    await backend.sql`update public.blog_posts set status = 'published', published_at = '2025-01-01T00:00:00Z' where id = ${id}`;
    await site.publish();
    await expect.poll(() => site.uncompressed()).toEqual([]);
    site.changes.length = 0;
    await backend.sql`update public.blog_posts set content = content || '<p>Une fin.</p>' where id = ${id}`;
    await site.publish();
    const written = new Set(site.changes.flatMap((change) => change.written));
    const pages = [...written].filter((file) => file.endsWith('.html'));
    expect(pages).toHaveLength(1);
    expect([...written].filter((file) => file.startsWith('sitemap/'))).toHaveLength(1);
    expect(written).not.toContain('addresses.json');
    expect(written).not.toContain('_redirects');
  });
});
