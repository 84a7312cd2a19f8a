import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isBuildRecord } from '../../src/core/site/build-record.ts';
import { launchChromium } from '../../scripts/measure/chromium.ts';
import { sitemapAddresses } from '../../scripts/measure/sitemap.ts';
import { newInstallation, settledPublication, type Installation } from '../support/installation.ts';
import { VISITOR } from '../support/visitor.ts';
import { eventually, PASSWORD, type Client } from '../support/test-backend.ts';

let installation: Installation;
let browser: Browser;
let administrator: Client;
let operator: Client;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  browser = await launchChromium();
  await installation.start();
  operator = installation.operator();
});

afterAll(async () => {
  await browser.close();
  await installation.remove();
});

const statusOf = async (address: string) => (await fetch(installation.url + address, { redirect: 'manual' })).status;

async function buildOnline() {
  const record: unknown = await (await fetch(`${installation.url}/build.json`)).json();
  if (!isBuildRecord(record)) throw new Error('build.json is not a build record');
  return record;
}

describe('a fresh copy', () => {
  it('keeps its keys for the owner', () => {
    expect(statSync(path.join(installation.directory, 'supabase.env')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(installation.directory, 'credentials.json')).mode & 0o777).toBe(0o600);
  });

  it('serves the seed: landing page, lists, articles', async () => {
    for (const address of [
      '/',
      '/blog',
      '/blog/page/2',
      '/anecdotes',
      '/blog/categorie/relations',
      '/blog/ecrire-une-bio',
    ]) {
      expect(await statusOf(address), address).toBe(200);
    }
    expect(await statusOf('/nulle-part')).toBe(404);
  });

  it('shows neither drafts nor what is scheduled', async () => {
    for (const address of [
      '/blog/vacances-a-deux',
      '/anecdote/jai-like-ma-cheffe',
      '/blog/bonnes-resolutions-amoureuses',
    ]) {
      expect(await statusOf(address), address).toBe(404);
    }
    const listed = (await sitemapAddresses(installation.url)).join('\n');
    expect(listed).toContain('/blog/ecrire-une-bio');
    expect(listed).not.toContain('vacances-a-deux');
    expect(listed).not.toContain('bonnes-resolutions-amoureuses');
  });

  it('takes its first administrator', async () => {
    administrator = installation.visitor();
    expect((await administrator.rpc('first_admin_available')).data).toBe(true);
    const account = { email: 'redaction@exemple.fr', password: PASSWORD };
    await administrator.auth.signUp(account);
    await administrator.auth.signInWithPassword(account);
    expect((await administrator.rpc('claim_first_admin')).error).toBeNull();
  });
});

describe('an article', () => {
  let id = '';

  it('is online as soon as its publication says so', async () => {
    const { data } = await administrator
      .from('blog_posts')
      .insert({
        title: 'Le premier baiser sous l’abribus',
        slug: 'premier-baiser-abribus',
        content_type: 'blog',
        content: '<p>Il pleuvait.</p><script>alert(1)</script>',
        categories: ['Relations'],
      })
      .select('id')
      .single();
    id = data?.id ?? '';
    const publication = await settledPublication(operator);
    expect(publication).toMatchObject({ state: 'online', build_id: (await buildOnline()).buildId });
    const page = await (await fetch(`${installation.url}/blog/premier-baiser-abribus`)).text();
    expect(page).toContain('Il pleuvait.');
    expect(page).not.toContain('alert(1)');
    expect(await (await fetch(`${installation.url}/blog`)).text()).toContain('Le premier baiser sous l’abribus');
  });

  it('is found at its other addresses', async () => {
    for (const address of [
      `/article/${id}`,
      `/blog/${id}`,
      `/blog/article/${id}`,
      '/anecdote/premier-baiser-abribus',
    ]) {
      const response = await fetch(installation.url + address, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], address).toEqual([
        301,
        '/blog/premier-baiser-abribus',
      ]);
    }
  });

  it('counts a visitor once, in a real browser', async () => {
    const context = await browser.newContext({ userAgent: VISITOR });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    for (let visit = 1; visit <= 2; visit += 1) {
      const counted = page.waitForResponse((response) => response.url().includes('increment-article-metrics'));
      await page.goto(`${installation.url}/blog/premier-baiser-abribus`);
      expect((await counted).status()).toBe(200);
      await page.locator('#compteurs').evaluate((counters) => counters.scrollIntoView());
      await page.getByText('1 vue · 0 lecture').waitFor();
    }
    expect(problems).toEqual([]);
    const { data } = await administrator.from('blog_posts').select('view_count').eq('id', id).single();
    expect(data?.view_count).toBe(1);
    await context.close();
  });

  it('leads on from its former slug', async () => {
    await administrator.from('blog_posts').update({ slug: 'baiser-abribus' }).eq('id', id);
    await settledPublication(operator);
    const response = await fetch(`${installation.url}/blog/premier-baiser-abribus`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/baiser-abribus']);
  });

  it('is gone when unpublished', async () => {
    await administrator.from('blog_posts').update({ status: 'draft' }).eq('id', id);
    await settledPublication(operator);
    expect(await statusOf('/blog/baiser-abribus')).toBe(404);
    expect(await (await fetch(`${installation.url}/blog`)).text()).not.toContain('Le premier baiser sous l’abribus');
  });

  it('appears at its minute when scheduled, and not before', async () => {
    const publishedAt = new Date(Date.now() + 3_000).toISOString();
    await administrator
      .from('blog_posts')
      .insert({ title: 'À l’heure dite', slug: 'a-l-heure-dite', content_type: 'anecdote', published_at: publishedAt });
    expect(await statusOf('/anecdote/a-l-heure-dite')).toBe(404);
    await eventually(async () => (await statusOf('/anecdote/a-l-heure-dite')) === 200, 'it appears', 100_000);
    expect(Date.now()).toBeGreaterThan(Date.parse(publishedAt));
  });
});

describe('the publish hook', () => {
  const hook = async (secret: string, body: string) =>
    fetch(`${installation.url}/hooks/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body,
    });

  it('is closed without its secret', async () => {
    expect((await hook('', '{}')).status).toBe(401);
    expect((await hook('not the secret', '{}')).status).toBe(401);
  });

  it('turns a storm of changes into few builds, and no request ever sees half a site', async () => {
    await settledPublication(operator);
    const before = (await operator.from('publications').select('id')).data?.length ?? 0;
    let stormy = true;
    const failures: string[] = [];
    const reader = async () => {
      while (stormy) {
        for (const address of ['/', '/blog', '/blog/ecrire-une-bio']) {
          const response = await fetch(installation.url + address);
          const page = await response.text();
          if (response.status !== 200 || !page.trimEnd().endsWith('</html>'))
            failures.push(`${address} ${response.status}`);
          for (const [, asset] of page.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) {
            const { status } = await fetch(installation.url + String(asset));
            if (status !== 200) failures.push(`${String(asset)} ${status}`);
          }
        }
      }
    };
    const reading = Promise.all([reader(), reader()]);
    for (let change = 1; change <= 20; change += 1) {
      await administrator
        .from('blog_posts')
        .insert({ title: `Averse ${change}`, slug: `averse-${change}`, content_type: 'anecdote' });
    }
    const publication = await settledPublication(operator);
    stormy = false;
    await reading;
    expect(failures).toEqual([]);
    expect(publication?.state).toBe('online');
    expect(await statusOf('/anecdote/averse-20')).toBe(200);
    const after = (await operator.from('publications').select('id')).data?.length ?? 0;
    expect(after - before).toBeLessThan(10);
  });

  it('records why a publication failed, and leaves the last site online', async () => {
    const online = await buildOnline();
    const obstacle = path.join(installation.directory, 'site', 'current.new');
    mkdirSync(obstacle);
    writeFileSync(path.join(obstacle, 'obstacle'), '');
    await administrator.from('blog_posts').update({ title: 'Averse fine' }).eq('slug', 'averse-1');
    const failed = await settledPublication(operator);
    expect(failed?.state).toBe('failed');
    expect(failed?.reason).toContain('current.new');
    expect((await buildOnline()).buildId).toBe(online.buildId);
    expect(await statusOf('/anecdote/averse-1')).toBe(200);
    rmSync(obstacle, { recursive: true });
    await administrator.from('blog_posts').update({ title: 'Averse forte' }).eq('slug', 'averse-1');
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
    expect(await (await fetch(`${installation.url}/anecdote/averse-1`)).text()).toContain('Averse forte');
  });

  it('names the article that cannot be shown', async () => {
    const online = await buildOnline();
    // As a copy from before the database refused it may hold it.
    const sql = installation.database();
    const articleId = await sql.begin(async (transaction) => {
      await transaction`alter table public.blog_posts disable trigger refuse_deep_nesting`;
      const [row] = await transaction<{ id: string }[]>`
        insert into public.blog_posts (title, slug, content)
        values ('Poupées russes', 'poupees-russes', ${'<div>'.repeat(501)}) returning id`;
      await transaction`insert into public.blog_posts (title, slug) values ('Venue avec elles', 'venue-avec-elles')`;
      await transaction`alter table public.blog_posts enable trigger refuse_deep_nesting`;
      return row?.id ?? '';
    });
    await sql.end();
    const publication = await settledPublication(operator);
    // It holds nobody else back, in feeds neither.
    expect(publication?.state).toBe('online');
    expect(await statusOf('/anecdote/venue-avec-elles')).toBe(200);
    expect(await (await fetch(`${installation.url}/rss.xml`)).text()).toContain('/anecdote/venue-avec-elles');
    expect(publication?.reason).toContain(
      '“Poupées russes” cannot be shown: its HTML nests elements more than 500 deep',
    );
    expect((await buildOnline()).buildId).not.toBe(online.buildId);
    expect((await administrator.rpc('delete_article', { article_id: articleId })).data).toBe('deleted');
    expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
  });
});
