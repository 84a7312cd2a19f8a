import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { postForm } from '../support/post-form.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterAll(() => backend.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function ask(pathname: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, init);
}

describe('the edge function increment-article-metrics', () => {
  const count = (body: unknown, userAgent = FIREFOX) =>
    ask('/functions/v1/increment-article-metrics', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify(body),
    });

  it('counts one view and one read of a visitor', async () => {
    const { id } = await insertArticle(backend.sql);
    expect(await (await count({ articleId: id, type: 'view' })).json()).toEqual({ counted: true, views: 1, reads: 0 });
    expect(await (await count({ articleId: id, type: 'view' })).json()).toEqual({ counted: false, views: 1, reads: 0 });
    expect(await (await count({ articleId: id, type: 'read' })).json()).toEqual({ counted: true, views: 1, reads: 1 });
  });

  it('counts at most three visitors of a network in 30 minutes, and ignores forged addresses', async () => {
    const { id } = await insertArticle(backend.sql);
    const body = { articleId: id, type: 'view' };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => count(body, `${FIREFOX} ${n}`)));
    const counts = (await Promise.all(answers.map((answer) => answer.json()))) as { counted: boolean }[];
    expect(counts.filter(({ counted }) => counted)).toHaveLength(3);
    const spoofed = await ask('/functions/v1/increment-article-metrics', {
      method: 'POST',
      headers: { 'user-agent': `${FIREFOX} x`, 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
      body: JSON.stringify(body),
    });
    expect(await spoofed.json()).toEqual({ counted: false, views: 3, reads: 0 });
    const record = (visitor: string, network: string | null, metric = 'view') =>
      backend.sql`select public.record_article_metric(${id}, ${metric}, ${visitor}, ${network}) as answer`;
    expect((await record('neighbour', 'another'))[0]).toEqual({ answer: { counted: true, views: 4, reads: 0 } });
    expect((await record('before', null))[0]).toEqual({ answer: { counted: true, views: 5, reads: 0 } });
    const read = await count({ articleId: id, type: 'read' });
    expect(await read.json()).toEqual({ counted: true, views: 5, reads: 1 });
    await backend.sql`update public.article_visits set counted_at = now() - interval '31 minutes' where article_id = ${id}`;
    expect(await (await count(body, `${FIREFOX} later`)).json()).toEqual({ counted: true, views: 6, reads: 1 });
  });

  it('stores hashes of visitors and networks instead of addresses', async () => {
    const visits = await backend.sql<{ visitor: string; network: string }[]>`
      select visitor, network from public.article_visits where visitor not in ('neighbour', 'before')`;
    expect(visits.length).toBeGreaterThan(0);
    for (const { visitor, network } of visits) {
      expect(visitor).toMatch(/^[0-9a-f]{32}$/);
      expect(network).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('answers 404 for an unknown or unpublished article, 400 for a wrong body, and ignores bots', async () => {
    const draft = await insertArticle(backend.sql, { status: 'draft' });
    expect((await count({ articleId: draft.id, type: 'view' })).status).toBe(404);
    expect((await count({ articleId: crypto.randomUUID(), type: 'view' })).status).toBe(404);
    expect((await count({ articleId: draft.id, type: 'like' })).status).toBe(400);
    const { id } = await insertArticle(backend.sql);
    const bot = await count({ articleId: id, type: 'view' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    expect(await bot.json()).toEqual({ counted: false });
  });

  it('answers a request with the headers Upgrade and TE', async () => {
    const { id } = await insertArticle(backend.sql);
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'user-agent': FIREFOX, upgrade: 'h2c', te: 'trailers' };
      request(`${backend.url}/functions/v1/increment-article-metrics`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end(JSON.stringify({ articleId: id, type: 'view' }));
    });
    expect(answer).toBe(200);
  });

  it('is not reached under other names, which answer 404', async () => {
    for (const name of ['unknown', '..%2f..%2fscripts', '../increment-article-metrics']) {
      expect((await ask(`/functions/v1/${name}`, { method: 'POST' })).status).toBe(404);
    }
  });
});

it('without mail, subscribe-to-newsletter stores an address without confirmation, and says so', async () => {
  const answer = await postForm(`${backend.url}/functions/v1/subscribe-to-newsletter`, { email: 'lea@exemple.fr' });
  expect(JSON.parse(answer.body)).toEqual({ stored: true, needsConfirmation: false });
  expect(await backend.sql`select email, confirmation from public.newsletter_subscriptions`).toEqual([
    { email: 'lea@exemple.fr', confirmation: 'not_asked' },
  ]);
});
