import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readPictures } from '../../../src/build/social-pictures/picture-list-files.ts';
import {
  newInstallation,
  settledPublication,
  type Installation,
  type RunningCopy,
} from '../../support/installation.ts';
import { eventually, type Client } from '../../support/test-backend.ts';

let installation: Installation;
let copy: RunningCopy;
let operator: Client;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  removePictures();
  copy = await installation.start();
  operator = installation.operator();
});

afterAll(() => installation.remove());

const removePictures = () => rmSync(path.join(installation.directory, 'social-pictures'), { recursive: true });

/** The path of the picture that a page names. */
async function pictureOf(address: string): Promise<string> {
  const page = await (await fetch(installation.url + address)).text();
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  return new URL(picture).pathname;
}

const ask = (address: string, method = 'GET') => fetch(installation.url + address, { method });

/** Without what is still being written, under another name. */
const drawn = () =>
  readdirSync(path.join(installation.directory, 'social-pictures')).filter((file) => file.endsWith('.png'));

function workers(): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('drawing-process.ts') && line.includes(installation.directory));
}

describe('social pictures', () => {
  it('are named by pages of every kind, and drawn when first asked for', async () => {
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

  it('are all drawn in the end, by a process that ends then', async () => {
    const site = path.join(installation.directory, 'site/current');
    const named = [...(await readPictures(site)).keys()];
    await eventually(() => drawn().length === named.length, 'all are drawn', 150_000);
    expect(drawn().sort()).toEqual(named.map((key) => `${key}.png`).sort());
    await eventually(() => workers().length === 0, 'the worker ends');
  });

  it('follow the title of an article, whose former address lives until pictures have changed twice more', async () => {
    await operator.from('blog_posts').insert({
      title: 'Le premier dessin',
      slug: 'premier-dessin',
      content_type: 'blog',
      content: '<p>Un trait.</p>',
    });
    await settledPublication(operator);
    const first = await pictureOf('/blog/premier-dessin');
    expect((await ask(first)).status).toBe(200);

    await operator.from('blog_posts').update({ content: '<p>Deux traits.</p>' }).eq('slug', 'premier-dessin');
    await settledPublication(operator);
    expect(await pictureOf('/blog/premier-dessin')).toBe(first);

    await operator.from('blog_posts').update({ title: 'Le second dessin' }).eq('slug', 'premier-dessin');
    await settledPublication(operator);
    const second = await pictureOf('/blog/premier-dessin');
    expect(second).not.toBe(first);
    expect((await ask(second)).status).toBe(200);
    expect((await ask(first)).status).toBe(200);

    for (const title of ['Le troisième dessin', 'Le quatrième dessin']) {
      await operator.from('blog_posts').update({ title }).eq('slug', 'premier-dessin');
      await settledPublication(operator);
    }
    await eventually(async () => (await ask(first)).status === 404, 'the former picture is gone');
    expect((await ask(second)).status).toBe(200);
  });

  it('are drawn again at the next start when they are lost', async () => {
    const picture = await pictureOf('/');
    await copy.stop();
    expect(workers()).toEqual([]);
    removePictures();
    copy = await installation.start();
    await eventually(async () => (await ask(picture)).status === 200, 'it is drawn again');
  });
});
