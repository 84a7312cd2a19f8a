import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../../src/core/text/seeded-random.support.ts';
import { writeSupabaseEnvironment } from '../../../server/settings/credentials.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

/** An import that is killed leaves only whole articles, and a second import adds each missing article once. */

const KILLS = 4;
const ARTICLES = 20;
/** Milliseconds in which an import writes a few articles. */
const MOMENT = 100;
const COMMAND = path.resolve('server/commands/import.ts');

const random = seededRandom(38);
let backend: TestBackend;
let folder: string;
let formerSite: Server;
let pictures: Buffer[];
let file: string;

beforeAll(async () => {
  backend = await startTestBackend();
  writeSupabaseEnvironment(backend.directory, { url: backend.url, siteUrl: backend.url }, backend.credentials);
  folder = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-test-'));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  pictures = await Promise.all(
    Array.from({ length: ARTICLES }, () =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
        .jpeg()
        .toBuffer(),
    ),
  );
  formerSite = createServer(({ url }, response) => response.end(pictures[Number(/\d+/.exec(url ?? '')?.[0])]));
  formerSite.listen(0, '127.0.0.1');
  await once(formerSite, 'listening');
  const { port } = formerSite.address() as AddressInfo;
  file = path.join(folder, 'wordpress.xml');
  writeFileSync(
    file,
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <wp:category><wp:cat_name>Amour</wp:cat_name><wp:category_nicename>amour</wp:category_nicename></wp:category>${pictures
      .map(
        (_, number) => `<item><title>Article ${number}</title><guid>https://ancien.exemple/?p=${number}</guid>
    <content:encoded><![CDATA[Début ${number} <img src="http://127.0.0.1:${port}/${number}.jpg"> fin ${number}]]></content:encoded>
    <wp:post_date_gmt>2019-05-01 08:30:00</wp:post_date_gmt><wp:post_name>article-${number}</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <category domain="category" nicename="amour"><![CDATA[Amour]]></category>
    <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>ancien-${number}</wp:meta_value></wp:postmeta></item>`,
      )
      .join('')}</channel></rss>`,
  );
});

afterAll(async () => {
  formerSite.closeAllConnections();
  formerSite.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

function startImport() {
  const child = spawn(process.execPath, [COMMAND, file, '--published', '--own-network'], {
    env: { ...process.env, DATA_DIR: backend.directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const ended = once(child, 'exit').then(([status]) => ({ status: status as number | null, output }));
  return { kill: () => child.kill('SIGKILL'), ended };
}

/** Lists the stored articles that are not whole or whose picture is not stored. */
async function problems(): Promise<string[]> {
  const rows = await backend.sql<{ title: string; slug: string; content: string; status: string }[]>`
    select title, slug, content, status from public.blog_posts`;
  const found: string[] = [];
  for (const { title, slug, content, status } of rows) {
    const number = Number(title.replace('Article ', ''));
    const isWhole = content.includes(`Début ${number} `) && content.includes(` fin ${number}`);
    if (!isWhole || slug !== `article-${number}` || status !== 'published') found.push(`${title} is not whole`);
    const [, address = ''] = /<img src="([^"]+)"/.exec(content) ?? [];
    const picture = Buffer.from(await (await fetch(new URL(address, backend.url))).arrayBuffer());
    if (!pictures[number]?.equals(picture)) found.push(`${title} shows another picture: ${address}`);
  }
  return found;
}

async function count(table: 'blog_posts' | 'former_slugs' | 'categories'): Promise<number> {
  const [row] = await backend.sql<{ count: number }[]>`select count(*)::int as count from public.${backend.sql(table)}`;
  return row?.count ?? 0;
}

async function empty(): Promise<void> {
  await backend.sql`truncate public.blog_posts, public.categories, public.former_slugs cascade`;
  const stored = await storedNames();
  if (stored.length > 0) await backend.operator().storage.from('article-images').remove(stored);
}

async function storedNames(): Promise<string[]> {
  const { data } = await backend.operator().storage.from('article-images').list('imported', { limit: 1000 });
  return (data ?? []).map(({ name }) => `imported/${name}`);
}

it(`a second import completes each of ${KILLS} imports that are killed at random moments`, async () => {
  const left: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await empty();
    const first = startImport();
    // The kills are spread over the import; the first may come before any article is stored.
    while ((await count('blog_posts')) < (kill / KILLS) * ARTICLES) await sleep(5);
    await sleep(random() * MOMENT);
    first.kill();
    await first.ended;
    expect(await problems()).toEqual([]);
    left.push(await count('blog_posts'));

    const { status, output } = await startImport().ended;
    expect(status, output).toBe(0);
    expect(await problems()).toEqual([]);
    expect([await count('blog_posts'), await count('former_slugs'), await count('categories')]).toEqual([
      ARTICLES,
      ARTICLES,
      1,
    ]);
    expect(await storedNames()).toHaveLength(ARTICLES);
  }
  // At least one import was killed after its first and before its last article.
  expect(left.filter((articles) => articles > 0 && articles < ARTICLES)).not.toEqual([]);
}, 600_000);
