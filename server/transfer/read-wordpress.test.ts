import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OperatorError } from '../process/operator-error.ts';
import { readWordpress } from './read-wordpress.ts';

let folder: string;
const read = (file: string) => readWordpress(file, () => null);
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function exportOf(...items: string[]): string {
  const file = path.join(folder, `${items.length}-${Math.random()}.xml`);
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?>
    <!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
    <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <wp:category><wp:cat_name><![CDATA[Amour & co]]></wp:cat_name><wp:category_nicename>amour</wp:category_nicename></wp:category>
    ${items.join('\n')}</channel></rss>`,
  );
  return file;
}

const POST = `<item>
  <title><![CDATA[L&rsquo;été à Sète]]></title><link>https://ancien.fr/ete</link>
  <guid isPermaLink="false">https://ancien.fr/?p=7</guid>
  <content:encoded><![CDATA[Bonjour

<img src="https://ancien.fr/a.jpg" onerror="alert(1)">]]></content:encoded>
  <excerpt:encoded><![CDATA[Un <em>résumé</em>]]></excerpt:encoded>
  <wp:post_id>7</wp:post_id><wp:post_date_gmt>2019-05-04 08:30:00</wp:post_date_gmt>
  <wp:post_modified_gmt>0000-00-00 00:00:00</wp:post_modified_gmt>
  <wp:post_name>ete-a-sete</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  <category domain="category" nicename="amour"><![CDATA[Amour & co]]></category>
  <category domain="post_tag" nicename="mer"><![CDATA[mer]]></category>
  <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[ete]]></wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>%%title%%</wp:meta_value></wp:postmeta>
</item>`;
const ATTACHMENT = `<item><title>a</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type>
  <wp:status>inherit</wp:status><wp:attachment_url>https://ancien.fr/une.png</wp:attachment_url></item>`;

it('readWordpress reads a post with its labels, its date, its addresses and its pictures', async () => {
  const site = await read(exportOf(POST, ATTACHMENT));
  expect(site.leftOut).toEqual([]);
  expect(site.categories).toEqual([{ name: 'Amour & co', slug: 'amour', former_slugs: [] }]);
  expect(site.tags).toEqual(['mer']);
  const [article] = site.articles;
  expect(article?.fields).toMatchObject({
    title: 'L’été à Sète',
    description: 'Un résumé',
    status: 'published',
    slug: 'ete-a-sete',
    published_at: '2019-05-04T08:30:00.000Z',
    updated_at: '2019-05-04T08:30:00.000Z',
    categories: ['Amour & co'],
    tags: ['mer'],
    image_url: 'https://ancien.fr/une.png',
    meta_title: null,
  });
  expect(article?.content).toContain('<p>Bonjour</p>');
  expect(site.redirects).toEqual([{ slug: 'ete', article_id: article?.fields.id }]);
});

it('readWordpress refuses a truncated export', async () => {
  const whole = readFileSync(exportOf(POST, POST), 'utf8');
  const file = path.join(folder, 'cut.xml');
  for (const part of [0.3, 0.6, 0.99]) {
    writeFileSync(file, whole.slice(0, whole.length * part));
    await expect(read(file)).rejects.toThrow(`${file} ends too early, so posts would be missing`);
  }
});

it('readWordpress gives a post the same identifier each time, and another post another identifier', async () => {
  const ids = async (...items: string[]) => (await read(exportOf(...items))).articles.map(({ fields }) => fields.id);
  const [first] = await ids(POST);
  expect(await ids(POST.replace('L&rsquo;été', 'L’hiver'))).toEqual([first]);
  expect(await ids(POST.replace('?p=7', '?p=8'))).not.toEqual([first]);
});

it('readWordpress cuts long titles and tags without splitting a character', async () => {
  const long = POST.replace('L&rsquo;été à Sète', `${'a'.repeat(499)}💋`).replace('[mer]', `[${'b'.repeat(59)}💋]`);
  const [article] = (await read(exportOf(long))).articles;
  expect(article?.fields.title).toBe('a'.repeat(499));
  expect(article?.fields.tags).toEqual(['b'.repeat(59)]);
});

it('readWordpress leaves out pages and posts in the trash, and states their number', async () => {
  const site = await read(
    exportOf(POST.replace('>post<', '>page<'), POST.replace('publish', 'trash'), POST.replace('publish', 'private')),
  );
  expect(site.articles.map(({ fields }) => fields.status)).toEqual(['draft']);
  expect(site.leftOut).toEqual(['2 pages, or posts in the trash, are not imported']);
});

it('readWordpress reports a post that cannot be read, and reads the others', async () => {
  const wrong = POST.replace('ete-a-sete', 'x'.repeat(300)).replace('L&rsquo;été', 'L&rsquo;hiver');
  const site = await read(exportOf(wrong, POST));
  expect(site.articles.map(({ fields }) => fields.title)).toEqual(['L’été à Sète']);
  expect(site.leftOut).toEqual([expect.stringMatching(/^“L’hiver à Sète”: ./)]);
});

it('readWordpress resolves no entity that the file declares', async () => {
  const site = await read(exportOf(POST.replace('Bonjour', '&secret;').replaceAll(/<!\[CDATA\[|\]\]>/g, '')));
  expect(site.articles[0]?.content).not.toContain('root:');
});

it('readWordpress throws an OperatorError when the file is missing', async () => {
  const file = path.join(folder, 'absent.xml');
  await expect(read(file)).rejects.toThrow(
    new OperatorError(`${file} cannot be read: ENOENT: no such file or directory, open '${file}'.`),
  );
});

it('readWordpress refuses a file that is no export', async () => {
  const file = path.join(folder, 'autre.xml');
  writeFileSync(file, '<html><body>Bonjour</body></html>');
  await expect(read(file)).rejects.toThrow(/no export of WordPress/);
});
