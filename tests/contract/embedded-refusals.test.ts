import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { insertArticle, newArticle } from '../support/articles.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';
import { log } from '../../server/operate/log/log.ts';

/** The embedded backend refuses requests as a hosted project does, at once, and with one line of log at most. */

let backend: TestBackend;
let administrator: Client;
let token: string;
/** The output of the process since the test began. */
const lines: unknown[][] = [];

beforeAll(async () => {
  const write = (...values: unknown[]) => void lines.push(values);
  // A separate console, because the backend redirects the console that it first starts with.
  vi.stubGlobal('console', { ...console, log: write, warn: write, error: write });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockImplementation(write);
  backend = await startTestBackend();
  administrator = await backend.administrator();
  token = (await administrator.auth.getSession()).data.session?.access_token ?? '';
  await insertArticle(backend.sql);
});

afterAll(async () => {
  await backend.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(() => {
  lines.length = 0;
});

function ask(pathname: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}${pathname}`, {
    ...init,
    headers: { apikey: backend.credentials.publishableKey, ...(headers as Record<string, string>) },
  });
}

/** Writes an article as the operator: accounts can write only through functions. */
function write(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { secretKey } = backend.credentials;
  return ask('/rest/v1/blog_posts?select=id', {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

describe('a query for articles', () => {
  const deep = (levels: number) => `and=(${'and(or('.repeat(levels)}slug.eq.x${')'.repeat(2 * levels)})`;
  it.each([
    ['a quoted cast', `select=${encodeURIComponent('title::"char(10485760)"')}`],
    ['a partly quoted cast', `select=${encodeURIComponent('title::char "varying(10485760)"')}`],
    ['a quoted cast under another name', `select=${encodeURIComponent('a:title::"char(10485760)"')}`],
    ['a quoted cast of a path', `select=${encodeURIComponent('tags->0::"char(10485760)"')}`],
    ['a quoted cast in another table', `select=${encodeURIComponent('former_slugs(slug::"char(10485760)")')}`],
    ['deeply nested conditions', `select=id&${deep(1_000)}`],
    ['many conditions', `select=id&${'slug=neq.x&'.repeat(101)}`],
    ['deeply nested tables', 'select=former_slugs(blog_posts(former_slugs(slug)))'],
    ['one column many times', 'select=a:content,b:content,c:content,d:content,e:content'],
    ['many columns', `select=${Array.from({ length: 101 }, (_, index) => `c${index}:id${index}`).join(',')}`],
  ])('is refused like a malformed one when it could cost too much: %s', async (_case, query) => {
    const response = await ask(`/rest/v1/blog_posts?${query}`);
    expect([400, 414]).toContain(response.status);
    expect(Object.keys(await response.json()).sort()).toEqual(['code', 'details', 'hint', 'message']);
    expect(lines).toEqual([]);
  });

  it('may cast a column, embed a table and combine conditions', async () => {
    const query = 'select=title::text,former_slugs(slug)&or=(slug.eq.x,and(status.eq.published,slug.neq.x))';
    expect((await ask(`/rest/v1/blog_posts?${query}`)).status).toBe(200);
  });

  it('may name 200 rows, as many as the product does at once', async () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    expect((await backend.visitor().from('blog_posts').select('id').in('id', ids)).error).toBeNull();
  });

  it('is refused when its address has 9,000 characters', async () => {
    expect((await ask(`/rest/v1/blog_posts?slug=eq.${'x'.repeat(9_000)}`)).status).toBe(414);
  });
});

describe('an unknown HTTP method', () => {
  it.each(['/rest/v1/blog_posts', '/auth/v1/user', '/storage/v1/bucket', '/functions/v1/increment-article-metrics'])(
    'is answered with 405 and the known methods at %s',
    async (pathname) => {
      const response = await ask(pathname, { method: 'PROPFIND' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    },
  );
});

describe('a row that the database refuses', () => {
  it.each([
    ['a violated rule', { title: ' ' }, 400, '23514'],
    ['a value of another type', { published_at: 'hier' }, 400, '22007'],
    ['a missing value', { title: null }, 400, '23502'],
    ['a number out of range', { view_count: 99_999_999_999 }, 400, '22003'],
  ])('is answered with the status and code of PostgREST: %s', async (_case, columns, status, code) => {
    const response = await write({ ...newArticle(), ...columns });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.any(String), hint: null });
    expect(lines).toEqual([]);
  });

  it('is answered with 409 when its slug is taken, with 401 to a visitor and 403 to an account without role', async () => {
    const { slug } = await insertArticle(backend.sql);
    expect((await write(newArticle({ slug }))).status).toBe(409);
    const { status, error } = await backend.visitor().from('blog_posts').insert(newArticle());
    expect([status, error?.code]).toEqual([401, '42501']);
    expect((await (await backend.member()).from('blog_posts').insert(newArticle())).status).toBe(403);
    expect(lines).toEqual([]);
  });

  it('is answered with the error of a trigger; only a failure is logged, in one line', async () => {
    await backend.sql.unsafe(`
      create function private.complain() returns trigger language plpgsql as $$
      begin
        if new.name = 'failure' then raise exception 'Out of order' using errcode = 'XX000'; end if;
        raise exception 'No' using hint = 'Ask otherwise', detail = 'Because';
      end; $$;
      create trigger complain before insert on public.tags for each row execute function private.complain();`);
    const insert = (name: string) => backend.operator().from('tags').insert({ name });
    const refused = await insert('refusal');
    const error = { code: 'P0001', message: 'No', details: 'Because', hint: 'Ask otherwise' };
    expect([refused.status, refused.error]).toEqual([400, expect.objectContaining(error)]);
    expect(lines).toEqual([]);
    const failed = await insert('failure');
    expect([failed.status, failed.error?.code]).toEqual([500, 'XX000']);
    expect(lines).toEqual([['POST /rest/v1/tags 500 XX000 Out of order']]);
  });
});

describe('the preference tx=rollback', () => {
  it('is neither applied nor confirmed, as on a hosted project', async () => {
    const response = await write(newArticle(), { prefer: 'return=representation, tx=rollback' });
    expect(response.status).toBe(201);
    expect(response.headers.get('preference-applied')).toBe('return=representation');
    const [{ id }] = (await response.json()) as [{ id: string }];
    expect(await backend.sql`select from public.blog_posts where id = ${id}`).toHaveLength(1);
  });
});

describe('Cache-Control', () => {
  it('is no-store in answers to a signed-in account and about accounts, and absent for visitors', async () => {
    const own = { authorization: `Bearer ${token}` };
    expect((await ask('/rest/v1/blog_posts', { headers: own })).headers.get('cache-control')).toBe('no-store');
    expect((await ask('/auth/v1/user', { headers: own })).headers.get('cache-control')).toBe('no-store');
    expect((await ask('/auth/v1/settings')).headers.get('cache-control')).toBe('no-store');
    const visitor = { authorization: `Bearer ${backend.credentials.publishableKey}` };
    expect((await ask('/rest/v1/categories', { headers: visitor })).headers.get('cache-control')).toBeNull();
  });
});

describe('a request for an account', () => {
  it.each(['aaaaaaaaaa', '1234567890', 'azertyuiop', 'Coquelicot2026', 'faible@exemple.fr'])(
    'is refused with the weak password %s and advice in French',
    async (weak) => {
      const { error } = await backend.visitor().auth.signUp({ email: 'faible@exemple.fr', password: weak });
      expect(error).toMatchObject({
        code: 'weak_password',
        message: expect.stringMatching(/^Choisis un mot de passe/),
      });
    },
  );

  it('is refused with 3,000 characters of metadata, and by its size with 20,000', async () => {
    const options = { data: { note: 'x'.repeat(3_000) } };
    const { error } = await backend.visitor().auth.signUp({ email: 'bavarde@exemple.fr', password: PASSWORD, options });
    expect(error?.code).toBe('validation_failed');
    const endless = { data: { note: 'x'.repeat(20_000) } };
    const refused = await backend
      .visitor()
      .auth.signUp({ email: 'bavarde@exemple.fr', password: PASSWORD, options: endless });
    expect(refused.error?.status).toBe(413);
  });

  it.each([
    ['/auth/v1/token?grant_type=password', '{"email":{},"password":"x"}'],
    ['/auth/v1/token?grant_type=refresh_token', '{"refresh_token":{}}'],
    ['/auth/v1/signup', '{"email":"a@exemple.fr","password":[]}'],
    ['/auth/v1/signup', '{"email":"a\\u0000@exemple.fr","password":"un mot de passe assez long"}'],
  ])('is answered with 400, without a line of log, when malformed: %s %s', async (pathname, body) => {
    const response = await ask(pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(400);
    expect(lines).toEqual([]);
  });
});
