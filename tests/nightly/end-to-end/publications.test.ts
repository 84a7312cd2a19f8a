import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isBuildRecord } from '../../../src/core/site/build-record.ts';
import { newArticle } from '../../support/articles.ts';
import { newInstallation, publishArticles, settledPublication, type Installation } from '../../support/installation.ts';
import { eventually, type Client } from '../../support/test-backend.ts';

let installation: Installation;
let operator: Client;

beforeAll(async () => {
  installation = await newInstallation(inject('publishedCopy'));
  await installation.start();
  operator = installation.operator();
});

afterAll(() => installation.remove());

const statusOf = async (address: string) => (await fetch(installation.url + address, { redirect: 'manual' })).status;

async function buildOnline() {
  const record: unknown = await (await fetch(`${installation.url}/build.json`)).json();
  if (!isBuildRecord(record)) throw new Error('build.json is not a build record');
  return record;
}

it('a publication that fails records why, and leaves the last site online', async () => {
  await publishArticles(operator, [newArticle({ title: 'Averse', slug: 'averse', content_type: 'anecdote' })]);
  const online = await buildOnline();
  const objects = path.join(installation.directory, 'site', 'objects');
  renameSync(objects, `${objects}.away`);
  writeFileSync(objects, 'An obstacle');
  await operator.from('blog_posts').update({ title: 'Averse fine' }).eq('slug', 'averse').throwOnError();
  const failed = await settledPublication(operator);
  expect(failed?.state).toBe('failed');
  rmSync(objects);
  renameSync(`${objects}.away`, objects);
  expect(failed?.reason).toContain('objects');
  expect((await buildOnline()).buildId).toBe(online.buildId);
  expect(await statusOf('/anecdote/averse')).toBe(200);
  await operator.from('blog_posts').update({ title: 'Averse forte' }).eq('slug', 'averse').throwOnError();
  expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
  expect(await (await fetch(`${installation.url}/anecdote/averse`)).text()).toContain('Averse forte');
});

it('a publication goes online without an article that cannot be shown, and names that article', async () => {
  const online = await buildOnline();
  // A copy may hold an article that was stored before the database refused deep nesting.
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
  // Pages and feeds still show other new articles.
  expect(publication?.state).toBe('online');
  expect(await statusOf('/anecdote/venue-avec-elles')).toBe(200);
  expect(await (await fetch(`${installation.url}/rss.xml`)).text()).toContain('/anecdote/venue-avec-elles');
  expect(publication?.reason).toContain('“Poupées russes” cannot be shown: its HTML nests elements more than 500 deep');
  expect((await buildOnline()).buildId).not.toBe(online.buildId);
  await operator.from('blog_posts').delete().eq('id', articleId).throwOnError();
  expect(await settledPublication(operator)).toMatchObject({ state: 'online' });
});

it('a scheduled article appears at its minute, and not before', async () => {
  const published_at = new Date(Date.now() + 3_000).toISOString();
  const article = { title: 'À l’heure dite', slug: 'a-l-heure-dite', content_type: 'anecdote', published_at };
  await operator.from('blog_posts').insert(article).throwOnError();
  expect(await statusOf('/anecdote/a-l-heure-dite')).toBe(404);
  await eventually(async () => (await statusOf('/anecdote/a-l-heure-dite')) === 200, 'it appears', 100_000);
  expect(Date.now()).toBeGreaterThan(Date.parse(published_at));
});
