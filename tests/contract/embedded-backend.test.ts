import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { insertArticle, newArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Tests all that the product needs from the embedded backend, so that an upgrade cannot change it unnoticed. */

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
});

afterAll(() => backend.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends a request unchanged: fetch would normalise the address. */
async function askRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
  socket.end(request);
  return text(socket);
}

function ask(pathname: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, init);
}

describe('access to the embedded backend', () => {
  it('requires a valid key', async () => {
    expect((await ask('/rest/v1/blog_posts')).status).toBe(401);
    expect((await ask('/rest/v1/blog_posts', { headers: { apikey: 'sb_publishable_wrong' } })).status).toBe(401);
    expect((await ask('/auth/v1/settings')).status).toBe(401);
  });

  it('is refused with the secret key in a browser', async () => {
    const headers = { apikey: backend.credentials.secretKey, 'user-agent': FIREFOX };
    expect((await ask('/rest/v1/blog_posts', { headers })).status).toBe(401);
  });

  it('gives a forged token no rows', async () => {
    await backend.operator().rpc('request_publication');
    const payload = Buffer.from(JSON.stringify({ role: 'service_role', exp: 4_102_444_800 })).toString('base64url');
    for (const header of ['{"alg":"none"}', '{"alg":"HS256","typ":"JWT"}']) {
      const token = `${Buffer.from(header).toString('base64url')}.${payload}.`;
      const headers = { apikey: backend.credentials.publishableKey, authorization: `Bearer ${token}` };
      const response = await ask('/rest/v1/publications', { headers });
      if (response.ok) expect(await response.json()).toEqual([]);
      else expect(response.status).toBe(401);
    }
  });
});

describe('the routes of the embedded backend', () => {
  it.each([
    '/_system/schema',
    '/rest/v1/../../_system/schema',
    '/rest/v1/..%2f..%2f_system/schema',
    '/studio',
    '/static/main.js',
  ])('answer 401 or 404 at %s', async (pathname) => {
    const headers = { apikey: backend.credentials.secretKey };
    expect([401, 404]).toContain((await ask(pathname, { headers })).status);
  });

  it.each([
    ['PUT', '/auth/v1/user'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/recover'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
  ])('answer 404 to requests of authentication that the product does not use: %s %s', async (method, pathname) => {
    const headers = { apikey: backend.credentials.publishableKey, 'content-type': 'application/json' };
    const response = await ask(pathname, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
    expect(response.status).toBe(404);
  });

  it('answer 403 to the administration of accounts with the publishable key', async () => {
    const response = await ask('/auth/v1/admin/users', { headers: { apikey: backend.credentials.publishableKey } });
    expect(response.status).toBe(403);
  });

  it('refuse a path that climbs out of its interface, also with encoded dots', async () => {
    for (const climbing of ['/rest/v1/../../_system/config', '/rest/v1/%2e%2e/%2e%2e/_system/info']) {
      const answer = await askRaw(`GET ${climbing} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[14] /);
      expect(answer).not.toContain('auth');
    }
  });

  it('answer while six other clients do not finish their bodies', async () => {
    const sockets = Array.from({ length: 6 }, () => connect(Number(new URL(backend.url).port), '127.0.0.1'));
    const isSent = sockets.map((socket, index) => {
      const pathname = ['/rest/v1/tags', '/auth/v1/token?grant_type=password', '/functions/v1/apply-as-guest'][
        index % 3
      ];
      const fields = `Host: localhost\r\napikey: ${backend.credentials.publishableKey}\r\nContent-Type: application/json`;
      const head = `POST ${pathname} HTTP/1.1\r\n${fields}\r\nContent-Length: 100\r\n\r\n{`;
      socket.on('error', () => undefined);
      return new Promise((resolve) => socket.write(head, resolve));
    });
    await Promise.all(isSent);
    expect((await backend.visitor().from('categories').select()).error).toBeNull();
    expect(
      (await backend.visitor().auth.signInWithPassword({ email: 'a@exemple.fr', password: 'x' })).error?.code,
    ).toBe('invalid_credentials');
    // The backend still waits for those bodies.
    expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual(sockets.map(() => 0));
    for (const socket of sockets) socket.destroy();
  });

  it('answer after 30 connections were reset during a WebSocket upgrade', async () => {
    const upgrade =
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n';
    for (let round = 0; round < 30; round += 1) {
      const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(`GET /realtime/v1/websocket?round=${round} HTTP/1.1\r\nHost: localhost\r\n${upgrade}`);
      socket.resetAndDestroy();
    }
    expect((await backend.visitor().from('categories').select()).error).toBeNull();
  });

  it.each([
    ['CSV', 'text/csv', `name\n${'a\n'.repeat(5_000)}`, 415],
    ['a body beyond 16 kB', 'application/json', `[${'{},'.repeat(10_000)}{}]`, 413],
    ['more than 100 rows', 'application/json', `[${'{},'.repeat(100)}{}]`, 413],
    ['deeply nested values', 'application/json', '['.repeat(10_000), 413],
  ])('refuse bulk data of a visitor: %s', async (_case, type, body, status) => {
    const headers = { apikey: backend.credentials.publishableKey, 'content-type': type };
    const response = await ask('/rest/v1/tags', { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(Object.keys(await response.json()).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });

  it('refuse a body of 12 MB by its Content-Length, before the body arrives', async () => {
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
    const head = [
      ...['POST /rest/v1/tags HTTP/1.1', 'Host: localhost', `apikey: ${backend.credentials.publishableKey}`],
      ...['Content-Type: application/json', `Content-Length: ${12 * 1024 * 1024}`, '', '['],
    ];
    socket.write(head.join('\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('accept an article of 2 MB from an administrator', async () => {
    const { data, error } = await administrator.rpc('save_article', {
      article_id: crypto.randomUUID(),
      base_version: 0,
      form: { title: 'Long', content: `<p>${'é'.repeat(1024 * 1024)}</p>` },
      intent: 'save',
      save_id: crypto.randomUUID(),
    });
    expect([error, data]).toEqual([null, expect.objectContaining({ kind: 'saved' })]);
  });
});

describe('the data interface', () => {
  it('counts all rows, and returns at most 1,000 of them at once', async () => {
    await backend.sql`insert into public.tags (name) select 'tag ' || n from generate_series(1, 1005) n`;
    const { data, count } = await administrator.from('tags').select('name', { count: 'exact' }).order('name');
    expect([data?.length, count]).toEqual([1000, 1005]);
    const rest = await administrator.from('tags').select('name').order('name').range(1000, 1999);
    expect(rest.data).toHaveLength(5);
  });

  it('stores and returns arrays, JSON and timestamps unchanged', async () => {
    const { data } = await backend
      .operator()
      .from('blog_posts')
      .insert(newArticle({ tags: ['à « deux »', "l'une", '"'], categories: ['Désir & tabous'] }))
      .select('id, tags, categories, published_at, updated_at')
      .single();
    expect(data).toMatchObject({ tags: ['à « deux »', "l'une", '"'], categories: ['Désir & tabous'] });
    expect(data?.published_at).toBe('2026-01-15T08:00:00+00:00');
    const form = { title: 'Titre', list: [{ nested: [1, 2] }] };
    const base_updated_at = data?.updated_at ?? '';
    await backend
      .operator()
      .from('working_copies')
      .insert({ article_id: data?.id ?? '', form, base_updated_at });
    const copy = await backend
      .operator()
      .from('working_copies')
      .select('form')
      .eq('article_id', data?.id ?? '')
      .single();
    expect(copy.data?.form).toEqual(form);
  });

  it('answers 23505 for a taken slug and 42501 for a forbidden write', async () => {
    const { slug } = await insertArticle(backend.sql);
    expect((await backend.operator().from('blog_posts').insert(newArticle({ slug }))).error?.code).toBe('23505');
    expect((await backend.visitor().from('blog_posts').insert(newArticle())).error?.code).toBe('42501');
  });

  it('treats SQL inside a value as text', async () => {
    const title = `'; drop table blog_posts; --`;
    await insertArticle(backend.sql, { title });
    const { data } = await backend.visitor().from('blog_posts').select('title').eq('title', title);
    expect(data).toEqual([{ title }]);
  });
});

describe('authentication', () => {
  it('refreshes a session, signs out and in again, and refuses a wrong password', async () => {
    const client = await backend.member();
    const { data } = await client.auth.getUser();
    const email = data.user?.email ?? '';
    const session = (await client.auth.getSession()).data.session;
    expect((await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error).toBeNull();
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: 'un autre mot de passe' })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('accepts a used refresh token for ten seconds, and then ends the session as stolen', async () => {
    const client = await backend.member();
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const renew = async (token: string) => {
      const { data, error } = await backend.visitor().auth.refreshSession({ refresh_token: token });
      return data.session?.refresh_token ?? error?.code;
    };
    const [second, again, third] = await Promise.all([renew(first), renew(first), renew(first)]);
    expect(second).toMatch(/^[\w-]{10,}$/);
    expect([again, third]).toEqual([second, second]);
    const newest = String(await renew(String(second)));
    expect(newest).not.toBe(second);
    // As a tab does that has slept through two renewals.
    expect(await renew(first)).toBe(newest);
    await backend.sql`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = ${first}`;
    expect(await renew(first)).toBe('refresh_token_already_used');
    expect(await renew(newest)).toBe('refresh_token_already_used');
  });

  it('refuses sign-up once there is an administrator, with the same answer for a known address', async () => {
    const { data } = await administrator.auth.getUser();
    for (const email of [data.user?.email ?? '', 'nouvelle@exemple.fr']) {
      const { error } = await backend.visitor().auth.signUp({ email, password: PASSWORD });
      expect([error?.status, error?.code]).toEqual([422, 'signup_disabled']);
    }
    expect(await backend.sql`select private.refuse_sign_up('{}')->'error'->'http_code' as status`).toEqual([
      { status: 422 },
    ]);
  });

  it('refuses a short password', async () => {
    const { error } = await backend.visitor().auth.signUp({ email: 'court@exemple.fr', password: 'court' });
    expect(error?.code).toBe('weak_password');
  });
});

describe('the generated types', () => {
  it('name every table, column and function of the database', async () => {
    const types = readFileSync(path.resolve('src/gateway/database.types.ts'), 'utf8');
    const columns = await backend.sql<{ table_name: string; column_name: string }[]>`
      select table_name, column_name from information_schema.columns where table_schema = 'public'`;
    for (const { table_name, column_name } of columns) {
      const table = types.slice(types.indexOf(`      ${table_name}: {`));
      expect(table.slice(0, table.indexOf('Insert:')), `${table_name}.${column_name}`).toContain(`${column_name}:`);
    }
    const functions = await backend.sql<{ proname: string }[]>`
      select proname from pg_proc where pronamespace = 'public'::regnamespace`;
    for (const { proname } of functions) expect(types).toContain(`${proname}: {`);
  });
});
