import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSite } from '../../server/transfer/export-site.ts';
import { importSite } from '../../server/transfer/import-site.ts';
import { readExport } from '../../server/transfer/read-export.ts';
import { readWordpress } from '../../server/transfer/read-wordpress.ts';
import { siteDatabase } from '../../server/transfer/site-database.ts';
import { insertArticle } from '../support/articles.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

/** Exports a site and imports it into another: each article arrives once, with everything that visitors see of it. */

const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64');
const STORED = '/storage/v1/object/public/article-images';
const OPTIONS = { isPublished: true, imageOrigin: null, onProgress: () => undefined };

let source: TestBackend;
let target: TestBackend;
let folder: string;

beforeAll(async () => {
  [source, target] = await Promise.all([startTestBackend(), startTestBackend()]);
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const databaseOf = (backend: TestBackend) => siteDatabase(backend.operator(), '');
const rowsOf = (backend: TestBackend) => backend.sql`
  select id, title, description, content_type, status, slug, published_at, created_at, categories, tags, image_alt,
    reading_time, meta_title, is_featured, view_count
  from public.blog_posts order by id`;

it('an export of a site, imported by another, brings the same articles, labels, former addresses and pictures', async () => {
  const picture = await databaseOf(source).addPicture('dossier/une.gif', GIF, 'image/gif');
  await source.sql`insert into public.categories (name, slug, former_slugs) values ('Été', 'ete', '{vieux}')`;
  const { id } = await insertArticle(source.sql, {
    title: 'Un « titre »',
    slug: 'ancien',
    content: `<h2>Titre</h2><p>Texte <img src="${picture}" alt="Une"></p>`,
    image_url: picture,
    categories: ['Été'],
    tags: ['mer'],
  });
  await source.sql`update public.blog_posts set slug = 'nouveau', view_count = 3 where id = ${id}`;
  await insertArticle(source.sql, {
    title: 'Brouillon',
    slug: null,
    status: 'draft',
    image_url: '/illustrations/une.svg',
  });
  const gone = await insertArticle(source.sql, { title: 'Supprimé' });
  await source.sql`update public.blog_posts set deleted_at = now() where id = ${gone.id}`;
  const exported = path.join(folder, 'export');

  expect(await exportSite(databaseOf(source), exported, () => undefined)).toEqual({
    articles: 2,
    pictures: 1,
    missing: [],
  });
  expect(readFileSync(path.join(exported, 'articles/nouveau.html'), 'utf8')).toContain(
    `<img src="${picture}" alt="Une">`,
  );
  await expect(exportSite(databaseOf(source), exported, () => undefined)).rejects.toThrow(/exists already/);

  const imported = await importSite(databaseOf(target), await readExport(exported), OPTIONS);
  expect(imported).toEqual({ added: 2, known: 0, pictures: 1, failures: [] });
  await source.sql`delete from public.blog_posts where id = ${gone.id}`;
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  expect(await target.sql`select name, slug, former_slugs from public.categories`).toEqual(
    await source.sql`select name, slug, former_slugs from public.categories`,
  );
  expect(await target.sql`select slug, article_id from public.former_slugs`).toEqual([
    { slug: 'ancien', article_id: id },
  ]);
  expect(await target.sql`select image_url from public.blog_posts where status = 'draft'`).toEqual([
    { image_url: '/illustrations/une.svg' },
  ]);
  const [row] = await target.sql`select content, image_url from public.blog_posts where id = ${id}`;
  const address = String(row?.['image_url']);
  expect(address).toMatch(new RegExp(`^${STORED}/imported/[0-9a-f]{32}\\.gif$`));
  expect(row?.['content']).toContain(`<img src="${address}"`);
  expect(Buffer.from(await (await fetch(`${target.url}${address}`)).arrayBuffer())).toEqual(GIF);

  const again = await importSite(databaseOf(target), await readExport(exported), OPTIONS);
  expect(again).toMatchObject({ added: 0, known: 2, failures: [] });
  expect(await target.sql`select count(*)::int as count from public.blog_posts`).toEqual([{ count: 2 }]);
});

it('an import from WordPress makes drafts with sanitized texts, and reports each file that is not a picture', async () => {
  const item = (id: number, text: string, more = '') => `<item><title>Article ${id}</title>
    <guid>https://ancien.fr/?p=${id}</guid><content:encoded><![CDATA[${text}]]></content:encoded>
    <wp:post_date_gmt>2019-05-0${id} 08:30:00</wp:post_date_gmt><wp:post_name>nouveau</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
  const file = path.join(folder, 'wordpress.xml');
  writeFileSync(
    file,
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>
      ${item(1, 'Un <img src="https://ancien.fr/a.gif" onerror="alert(1)"><script>alert(2)</script>')}
      ${item(2, 'Deux <img src="https://ancien.fr/page.html">', '<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>vieux-deux</wp:meta_value></wp:postmeta>')}
    </channel></rss>`,
  );
  const download = (address: string) =>
    Promise.resolve(address.endsWith('.gif') ? GIF : Buffer.from('<!doctype html><script>alert(1)</script>'));
  const before = await target.sql`select id from public.blog_posts`;

  const imported = await importSite(databaseOf(target), await readWordpress(file, download), {
    ...OPTIONS,
    isPublished: false,
  });
  expect(imported).toMatchObject({ added: 2, pictures: 1 });
  expect(imported.failures).toEqual(['Picture https://ancien.fr/page.html: it is no picture']);
  const rows = await target.sql<{ title: string; slug: string; status: string; content: string; planned_at: Date }[]>`
    select id, title, slug, status, content, planned_at from public.blog_posts
    where id <> all (${before.map(({ id }) => String(id))}) order by title`;
  expect(rows.map(({ slug, status }) => ({ slug, status }))).toEqual([
    { slug: 'nouveau-2', status: 'draft' },
    { slug: 'nouveau-3', status: 'draft' },
  ]);
  expect(rows[0]?.content).toMatch(/^<p>Un <img src="[^"]*imported[^"]*\.gif"/);
  expect(rows.map(({ content }) => content).join('')).not.toMatch(/script|onerror|ancien\.fr\/a/);
  expect(rows[0]?.planned_at.toISOString()).toBe('2019-05-01T08:30:00.000Z');
  expect(await target.sql`select slug from public.former_slugs where slug = 'vieux-deux'`).toHaveLength(1);
});

it('an import stores a picture with several addresses once, and every article shows that file', async () => {
  const file = path.join(folder, 'same.xml');
  writeFileSync(
    file,
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${Array.from(
      { length: 12 },
      (_, number) => `<item><title>Même ${number}</title><guid>https://ancien.fr/?meme=${number}</guid>
        <content:encoded><![CDATA[Un <img src="https://ancien.fr/${number}.gif">]]></content:encoded>
        <wp:post_name>meme-${number}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
    ).join('')}</channel></rss>`,
  );
  const picture = Buffer.concat([GIF, Buffer.from('the same')]);
  const site = await readWordpress(file, () => Promise.resolve(picture));
  expect(await importSite(databaseOf(target), site, OPTIONS)).toMatchObject({ added: 12, pictures: 12, failures: [] });
  const rows = await target.sql<{ address: string }[]>`
    select distinct substring(content from 'src="([^"]+)"') as address from public.blog_posts where title like 'Même %'`;
  expect(rows).toHaveLength(1);
  expect(Buffer.from(await (await fetch(`${target.url}${rows[0]?.address}`)).arrayBuffer())).toEqual(picture);
});

it('a second import adds the articles that a failed import has left out', async () => {
  const exported = path.join(folder, 'cut');
  cpSync(path.join(folder, 'export'), exported, { recursive: true });
  const site = await readExport(exported);
  await target.sql`truncate public.blog_posts cascade`;
  const database = databaseOf(target);
  let written = 0;
  const failing = {
    ...database,
    addArticle: (row: Parameters<typeof database.addArticle>[0]) =>
      written++ === 0 ? database.addArticle(row) : Promise.reject(new Error('gone')),
  };
  expect(await importSite(failing, site, OPTIONS)).toMatchObject({ added: 1 });
  expect(await importSite(database, site, OPTIONS)).toMatchObject({ added: 1, known: 1, failures: [] });
  expect(await target.sql`select slug from public.former_slugs`).toHaveLength(1);
});

it('an export misses no article when articles that it has already read are deleted meanwhile', async () => {
  await source.sql`
    insert into public.blog_posts (title, description, content, content_type, status, slug)
    select 'Long ' || number, 'Une description', '<p>Un paragraphe.</p>', 'blog', 'draft', 'long-' || number
    from generate_series(1, 450) as number`;
  const ids: unknown[] = [];
  for await (const rows of databaseOf(source).articles()) {
    ids.push(...rows.map((row) => row['id']));
    const first = rows.slice(0, 2).map((row) => String(row['id']));
    await source.sql`update public.blog_posts set deleted_at = now() where id = any (${first})`;
  }
  const expected = await source.sql`select id from public.blog_posts where title like 'Long %'`;
  expect(expected.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
