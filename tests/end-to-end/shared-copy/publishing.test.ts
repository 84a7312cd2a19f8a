import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapAddresses } from '../../../tools/measure/sitemap.ts';
import { administerSharedCopy, type AdministeredSite } from '../../support/administered-site.ts';
import { settledPublication } from '../../support/installation.ts';
import { eventually } from '../../support/test-backend.ts';
import { VISITOR } from '../../support/visitor.ts';

let site: AdministeredSite;

beforeAll(async () => {
  site = await administerSharedCopy('parution@exemple.fr');
});

afterAll(() => site.stop());

const ask = (address: string) => fetch(site.copy.url + address, { redirect: 'manual' });
const statusOf = async (address: string) => (await ask(address)).status;
const html = async (address: string) => (await ask(address)).text();
const becomes = (address: string, status: number) =>
  eventually(async () => (await statusOf(address)) === status, `${address} answers ${status}`, 120_000);

describe('a fresh copy', () => {
  it('makes its files of keys readable by their owner only', () => {
    expect(statSync(path.join(site.copy.directory, 'supabase.env')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(site.copy.directory, 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  it('serves the seed: landing page, lists, articles', async () => {
    const addresses = ['/', '/blog', '/blog/page/2', '/anecdotes', '/blog/categorie/relations', '/blog/ecrire-une-bio'];
    for (const address of addresses) expect(await statusOf(address), address).toBe(200);
    expect(await statusOf('/nulle-part')).toBe(404);
  });

  it('serves neither drafts nor scheduled articles, and keeps them and the back office out of the sitemap', async () => {
    const hidden = ['/blog/vacances-a-deux', '/anecdote/jai-like-ma-cheffe', '/blog/bonnes-resolutions-amoureuses'];
    for (const address of hidden) expect(await statusOf(address), address).toBe(404);
    const listed = (await sitemapAddresses(site.copy.url)).join('\n');
    expect(listed).toContain('/blog/ecrire-une-bio');
    for (const part of ['vacances-a-deux', 'bonnes-resolutions-amoureuses', '/admin'])
      expect(listed).not.toContain(part);
  });

  it('answers 401 at its publish hook without the secret', async () => {
    for (const secret of ['', 'not the secret']) {
      const headers = { authorization: `Bearer ${secret}` };
      const { status } = await fetch(`${site.copy.url}/hooks/publish`, { method: 'POST', headers, body: '{}' });
      expect(status).toBe(401);
    }
  });
});

describe('an article', () => {
  const TITLE = 'Le premier baiser sous l’abribus';
  let id = '';

  it('is online, with redirects from its other addresses, once its publication is online', async () => {
    const article = {
      title: TITLE,
      slug: 'premier-baiser-abribus',
      content_type: 'blog',
      content: '<p>Il pleuvait.</p><script>alert(1)</script>',
      categories: ['Relations'],
    };
    const { data } = await site.operator.from('blog_posts').insert(article).select('id').single().throwOnError();
    id = data.id;
    expect(await settledPublication(site.operator)).toMatchObject({ state: 'online' });
    const page = await html('/blog/premier-baiser-abribus');
    expect(page).toContain('Il pleuvait.');
    expect(page).not.toContain('alert(1)');
    expect(await html('/blog/categorie/relations')).toContain(TITLE);
    const others = [`/article/${id}`, `/blog/${id}`, `/blog/article/${id}`, '/anecdote/premier-baiser-abribus'];
    for (const address of others) {
      const { status, headers } = await ask(address);
      expect([status, headers.get('location')], address).toEqual([301, '/blog/premier-baiser-abribus']);
    }
  });

  it('counts the view of a visitor', async () => {
    const visit = await site.newVisit({ userAgent: VISITOR });
    const page = await visit.context.newPage();
    const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
    await page.goto(`${site.copy.url}/blog/premier-baiser-abribus`);
    expect((await counted).status()).toBe(200);
    await page.locator('#compteurs').scrollIntoViewIfNeeded();
    await page.getByText('1 vue · 0 lecture').waitFor();
    expect(visit.problems).toEqual([]);
    await visit.context.close();
    const { data } = await site.operator.from('blog_posts').select('view_count').eq('id', id).single().throwOnError();
    expect(data.view_count).toBe(1);
  });

  it('redirects from its former slug, and answers 404 once unpublished', async () => {
    await site.operator.from('blog_posts').update({ slug: 'baiser-abribus' }).eq('id', id).throwOnError();
    await becomes('/blog/baiser-abribus', 200);
    await becomes('/blog/premier-baiser-abribus', 301);
    const { headers } = await ask('/blog/premier-baiser-abribus');
    expect(headers.get('location')).toBe('/blog/baiser-abribus');
    await site.operator.from('blog_posts').update({ status: 'draft' }).eq('id', id).throwOnError();
    await becomes('/blog/baiser-abribus', 404);
    await expect.poll(() => html('/blog/categorie/relations')).not.toContain(TITLE);
  });
});
