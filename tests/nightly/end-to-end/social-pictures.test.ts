import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSiteMap } from '../../../server/store/site-log.ts';
import { newInstallation, settledPublication, type Installation } from '../../support/installation.ts';
import { eventually, type Client } from '../../support/test-backend.ts';

let installation: Installation;
let operator: Client;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start();
  operator = installation.operator();
});

afterAll(() => installation.remove());

/** Returns the path of the picture that a page names. */
async function pictureOf(address: string): Promise<string> {
  const page = await (await fetch(installation.url + address)).text();
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  return new URL(picture).pathname;
}

const ask = (address: string, method = 'GET') => fetch(installation.url + address, { method });

/** Returns the pictures that are online. */
const drawn = () =>
  [...readSiteMap(path.join(installation.directory, 'site')).files.keys()].filter((file) => file.startsWith('social/'));

function workers(): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('tinypool') && line.includes('process.js'));
}

describe('social pictures', () => {
  it('are named by pages of every kind, and served as PNG of 1200 × 630 px with an immutable cache', async () => {
    const pages = ['/', '/blog', '/anecdotes', '/inscription', '/cookies', '/quiz', '/blog/ecrire-une-bio'];
    const pictures = await Promise.all(pages.map(pictureOf));
    expect(new Set(pictures).size).toBe(pages.length);
    for (const picture of pictures) {
      const answer = await ask(picture);
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(await pictureOf('/blog/page/2')).toBe(await pictureOf('/blog'));
    expect(await pictureOf('/blog/categorie/relations')).toBe(await pictureOf('/blog'));
    const head = await ask(pictures[0] ?? '', 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('change with an article’s title, not its text; the former title’s picture is still served for a while', async () => {
    await operator.from('blog_posts').insert({
      title: 'Le premier dessin',
      slug: 'premier-dessin',
      content_type: 'blog',
      content: '<p>Un trait.</p>',
    });
    await settledPublication(operator);
    const first = await pictureOf('/blog/premier-dessin');
    await eventually(async () => (await ask(first)).status === 200, 'the first picture is drawn');

    await operator.from('blog_posts').update({ content: '<p>Deux traits.</p>' }).eq('slug', 'premier-dessin');
    await settledPublication(operator);
    expect(await pictureOf('/blog/premier-dessin')).toBe(first);

    await operator.from('blog_posts').update({ title: 'Le second dessin' }).eq('slug', 'premier-dessin');
    await settledPublication(operator);
    const second = await pictureOf('/blog/premier-dessin');
    expect(second).not.toBe(first);
    await eventually(async () => (await ask(second)).status === 200, 'the second picture is drawn');
    expect((await ask(first)).status).toBe(200);
    expect(drawn()).not.toContain(first.slice(1));

    await eventually(() => workers().length === 0, 'the drawing processes end');
  });
});
