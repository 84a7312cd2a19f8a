import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '../support/articles.ts';
import { eventually, startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** What the product relies on beside data and accounts: storage, realtime, the edge function. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function ask(pathname: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, init);
}

describe('storage', () => {
  const bucket = (client: Client) => client.storage.from('article-images');

  it('lets an administrator add an image that everybody sees', async () => {
    const { error } = await bucket(administrator).upload('2026/une.png', PNG, { contentType: 'image/png' });
    expect(error).toBeNull();
    const { publicUrl } = bucket(backend.visitor()).getPublicUrl('2026/une.png').data;
    const response = await fetch(publicUrl);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });

  it('lets nobody else add or remove one', async () => {
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await bucket(client).upload('intrus.png', PNG, { contentType: 'image/png' })).error).not.toBeNull();
      await bucket(client).remove(['2026/une.png']);
    }
    expect((await bucket(administrator).list('2026')).data).toHaveLength(1);
  });

  it.each([
    ['a page', '<script>', 'text/html'],
    ['a drawing with scripts', '<svg/>', 'image/svg+xml'],
    ['a page that claims to be an image', '<script>alert(1)</script>', 'image/png'],
  ])('refuses %s', async (_case, text, contentType) => {
    const bytes = new TextEncoder().encode(text);
    expect((await bucket(administrator).upload('faux.png', bytes, { contentType })).error).not.toBeNull();
  });

  it('refuses an image of more than 5 MB', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PNG);
    expect(
      (await bucket(administrator).upload('grande.png', large, { contentType: 'image/png' })).error,
    ).not.toBeNull();
  });

  it('looks at the bytes however the address is written', async () => {
    const { data } = await administrator.auth.getSession();
    const response = await ask('/storage/v1/%6fbject/article-images/page.png', {
      method: 'POST',
      headers: {
        apikey: backend.credentials.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'image/png',
      },
      body: '<script>alert(1)</script>',
    });
    expect(response.status).toBe(415);
  });

  it('takes a file as supabase-js sends it from a browser, as a form', async () => {
    const file = new Blob([PNG], { type: 'image/png' });
    const { error } = await bucket(administrator).upload('formulaire.png', file, { cacheControl: '86400' });
    expect(error).toBeNull();
    const response = await fetch(bucket(administrator).getPublicUrl('formulaire.png').data.publicUrl);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('max-age=86400');
    const page = new Blob(['<script>'], { type: 'image/png' });
    expect((await bucket(administrator).upload('faux.png', page)).error).not.toBeNull();
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(PNG);
    const largeFile = new Blob([large], { type: 'image/png' });
    expect((await bucket(administrator).upload('grande.png', largeFile)).error?.message).toContain('maximum');
  });

  it('keeps what it knows of a file out of reach of other names', async () => {
    const upload = (name: string) => bucket(administrator).upload(name, PNG, { contentType: 'image/png' });
    const names = [
      'chat.gif',
      'chat.gif.description',
      'chat.gif.json',
      'chat.gif/au-lit.png',
      'CHAT.gif',
      `${'long'.repeat(100)}.png`,
    ];
    for (const name of names) expect((await upload(name)).error, name).toBeNull();
    for (const name of names) {
      const response = await fetch(bucket(administrator).getPublicUrl(name).data.publicUrl);
      expect([response.status, response.headers.get('content-type')], name).toEqual([200, 'image/png']);
    }
    expect((await bucket(administrator).remove(['chat.gif'])).error).toBeNull();
    expect((await fetch(bucket(administrator).getPublicUrl('CHAT.gif').data.publicUrl)).status).toBe(200);
    expect((await bucket(administrator).copy('CHAT.gif', 'copie/chat.gif')).error).toBeNull();
    expect((await bucket(administrator).move('copie/chat.gif', 'ailleurs.gif')).error).toBeNull();
    expect((await fetch(bucket(administrator).getPublicUrl('ailleurs.gif').data.publicUrl)).status).toBe(200);
  });

  it('lets a file that is opened by itself do nothing', async () => {
    const { publicUrl } = bucket(backend.visitor()).getPublicUrl('2026/une.png').data;
    for (const address of [
      publicUrl,
      publicUrl.replace('/public/', '/authenticated/'),
      publicUrl.replace('/public/', '/'),
    ]) {
      const { headers } = await fetch(address, { headers: { apikey: backend.credentials.publishableKey } });
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['a null character', 'a%00.png'],
    ['an encoded slash', 'a%2F..%2Fb.png'],
    ['a backslash', 'a%5Cb.png'],
    ['a byte that is no text', '%ff.png'],
    ['a percent sign', 'a%25.png'],
    ['a letter that is written in two ways', 'e%CC%81t%C3%A9.png'],
    ['a thousand characters', `${'x'.repeat(1_000)}.png`],
    ['nothing', ''],
    ['a folder without name', 'a//b.png'],
    ['dots alone', 'a/.../b.png'],
  ])('refuses a name with %s', async (_case, name) => {
    const { data } = await administrator.auth.getSession();
    const response = await ask(`/storage/v1/object/article-images/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.credentials.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'image/png',
      },
      body: PNG,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'InvalidKey' });
  });

  it('lists its images for administrators only', async () => {
    expect((await bucket(administrator).list('2026')).data).toHaveLength(1);
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await bucket(client).list('2026')).data ?? []).toEqual([]);
    }
  });

  it('tells nobody who has added a file', async () => {
    const { data } = await administrator.auth.getUser();
    const told = await ask('/storage/v1/object/info/article-images/2026/une.png', {
      headers: { apikey: backend.credentials.publishableKey },
    });
    expect(told.status).toBe(200);
    const listed = await bucket(administrator).list('2026');
    for (const text of [await told.text(), JSON.stringify(listed.data)]) {
      expect(text).toContain('une.png');
      expect(text).not.toContain(data.user?.id);
    }
  });

  it('keeps files inside its folder', async () => {
    const { error } = await bucket(administrator).upload('../../evade.png', PNG, { contentType: 'image/png' });
    if (!error) expect((await bucket(administrator).list('')).data?.map(({ name }) => name)).toContain('evade.png');
  });
});

describe('realtime', () => {
  it('tells the back office of new, changed and deleted categories', async () => {
    const events: string[] = [];
    const channel = administrator
      .channel('categories')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'categories' }, ({ eventType, new: row, old }) => {
        events.push(`${eventType} ${(row as { name?: string }).name ?? ''}${'id' in old ? ' (id)' : ''}`);
      });
    let status = '';
    channel.subscribe((state) => {
      status = state;
    });
    await eventually(() => status === 'SUBSCRIBED', 'the channel is joined');
    // One after the other: a change is told with the row as it is when it is read again.
    const arrived = (count: number) => eventually(() => events.length === count, `event ${count} comes`);
    const { data } = await administrator
      .from('categories')
      .insert({ name: 'Temps réel', slug: 'temps-reel' })
      .select()
      .single();
    const id = data?.id ?? '';
    await arrived(1);
    await administrator.from('categories').update({ name: 'Direct' }).eq('id', id);
    await arrived(2);
    await administrator.from('categories').delete().eq('id', id);
    await arrived(3);
    expect(events).toEqual(['INSERT Temps réel', 'UPDATE Direct (id)', 'DELETE  (id)']);
    await administrator.removeAllChannels();
  });

  it('tells nobody of rows they may not read', async () => {
    const seen: unknown[] = [];
    const visitor = backend.visitor();
    const statuses: string[] = [];
    for (const client of [visitor, administrator]) {
      client
        .channel('publications')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'publications' }, () => seen.push(client))
        .subscribe((state) => statuses.push(state));
    }
    await eventually(() => statuses.filter((state) => state === 'SUBSCRIBED').length === 2, 'both have joined');
    await backend.operator().rpc('request_publication');
    await eventually(() => seen.length > 0, 'the administrator is told');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual(seen.map(() => administrator));
    await Promise.all([visitor.removeAllChannels(), administrator.removeAllChannels()]);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['no payload', '["1","1","realtime:a","phx_join",null]'],
    ['a wrong payload', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":1}}]'],
    ['a wrong binding', '["1","1","realtime:a","phx_join",{"config":{"postgres_changes":[null]}}]'],
    ['a token that is a number', '["1","1","realtime:a","access_token",{"access_token":1}]'],
  ])('survives a message with %s', async (_case, message) => {
    const key = backend.credentials.publishableKey;
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.close();
    expect((await backend.visitor().from('categories').select()).error).toBeNull();
  });

  it('needs a key', async () => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`);
    const outcome = await new Promise((resolve) => {
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });
    expect(outcome).toBe('refused');
  });
});

describe('the edge function', () => {
  const count = (body: unknown, userAgent = FIREFOX) =>
    ask('/functions/v1/increment-article-metrics', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify(body),
    });

  it('runs in Deno and counts once', async () => {
    const { id } = await insertArticle(backend.sql);
    expect(await (await count({ articleId: id, type: 'view' })).json()).toEqual({ counted: true, views: 1, reads: 0 });
    expect(await (await count({ articleId: id, type: 'view' })).json()).toEqual({ counted: false, views: 1, reads: 0 });
    expect(await (await count({ articleId: id, type: 'read' })).json()).toEqual({ counted: true, views: 1, reads: 1 });
  });

  it('counts three visitors of one network at most, in 30 minutes, and those of others', async () => {
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

  it('stores no address', async () => {
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

  it('answers a request whose headers speak of its connection', async () => {
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

  it('is the only one, whatever the name asked for', async () => {
    for (const name of ['unknown', '..%2f..%2fscripts', '../increment-article-metrics']) {
      expect((await ask(`/functions/v1/${name}`, { method: 'POST' })).status).toBe(404);
    }
  });
});
