import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../http/ask.support.ts';
import { serveFiles, type TestSite } from './site-server.support.ts';

const PAGE = '<p>Élégant, non ?</p>'.repeat(50);
const ARTICLE = 'b8a3c1de-0000-4000-8000-000000000001';
const BOOK = {
  byId: { [ARTICLE]: '/blog/oser-écrire' },
  bySlug: { 'oser-écrire': '/blog/oser-écrire', 'ancien-titre': '/blog/oser-écrire' },
};

let server: TestSite;

beforeAll(async () => {
  server = await serveFiles({
    'index.html': 'the home page',
    'blog.html': PAGE,
    'blog/oser-écrire.html': 'an article',
    'admin.html': 'the back office',
    'admin/own.html': 'a page of its own',
    '404.html': '<p>Page introuvable</p>',
    '_astro/new.js': 'new script',
    'build.json': '{}',
    'v1.2.html': 'a version',
    LICENSE: 'a license',
    'addresses.json': JSON.stringify(BOOK),
    '.env': 'SECRET=1',
    '.git/config': 'secret',
    'blog/.draft.html': 'secret',
    '../secret.txt': 'outside the site',
    _redirects: '/a /b 301',
    _headers: '/*\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, immutable\n',
  });
});
afterAll(() => server.stop());

describe('a file of the site', () => {
  it.each([
    ['/', 'the home page'],
    ['/?utm=1', 'the home page'],
    ['/blog', PAGE],
    ['/blog/oser-%C3%A9crire', 'an article'],
    ['/build.json', '{}'],
    ['/_astro/new.js', 'new script'],
    ['/admin', 'the back office'],
    ['/admin/editor', 'the back office'],
    [`/admin/editor/${ARTICLE}?type=blog`, 'the back office'],
    ['/admin/own', 'a page of its own'],
    ['/v1.2', 'a version'],
    ['/LICENSE', 'a license'],
  ])('is served at %s with the headers of its rules in _headers', async (address, body) => {
    const answer = await ask(server, address);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['cache-control']).toBe(address.startsWith('/_astro') ? 'public, immutable' : 'no-cache');
  });

  it.each([
    ['br, gzip', 'br', zlib.brotliDecompressSync],
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip', 'gzip', zlib.gunzipSync],
    ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ])('is sent for Accept-Encoding %j with Content-Encoding %s', async (accepted, encoding, unpack) => {
    const answer = await ask(server, '/blog', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(unpack(answer.body).toString()).toBe(PAGE);
  });

  it('is served uncompressed when it is too small to gain from compression', async () => {
    const answer = await ask(server, '/', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('the home page');
  });

  it('is answered 304 when If-None-Match holds its ETag, and 200 for any other tag', async () => {
    const etag = String((await ask(server, '/blog')).headers.etag);
    const same = await ask(server, '/blog', { headers: { 'if-none-match': etag } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    expect(same.headers['cache-control']).toBe('no-cache');
    const other = await ask(server, '/blog', { headers: { 'if-none-match': 'W/"1-1"' } });
    expect(other.status).toBe(200);
  });

  it('has a different ETag for each content encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await ask(server, '/blog', { headers: { 'accept-encoding': accepted } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('is answered to HEAD with its Content-Length and no body', async () => {
    const answer = await ask(server, '/blog', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)));
  });
});

describe('a request that is not served', () => {
  it.each([
    ...['/nowhere', '/_astro/nowhere.js', '/blog/nowhere', '/constructor', '/__proto__', '/%', '/%E0%A4%A', '/%00'],
    ...['/administration', '/admin.htm', '//admin/editor', '/Admin/editor', 'http://evil.example/admin/editor'],
    ...['/404', '/404?x', '/404.html', '/%34%30%34', '/404.html.br'],
    ...['/_headers', '/%5Fheaders', '/%5f%68eaders', '/_headers#x', '/_headers?x', '/_redirects', '/%5fredirects'],
    ...['/.env', '/%2Eenv', '/%2eenv', '/.git/config', '/%2egit/config', '/blog/.draft', '/blog/%2Edraft.html'],
    ...['/../secret.txt', '/..%2Fsecret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..%5Csecret.txt'],
    ...['/..\\secret.txt', '/_astro/../../secret.txt', '/_astro/..%2f..%2fsecret.txt', '/%252e%252e%252fsecret.txt'],
    ...['/....//secret.txt', '/%c0%ae%c0%ae/secret.txt', '//secret.txt', '/./../secret.txt', '/blog/../../secret.txt'],
    ...['http://evil.example/', 'http://evil.example/blog/', 'http://evil.example/_headers'],
  ])('is answered 404 with the 404 page when the address is %s', async (address) => {
    const answer = await ask(server, address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<p>Page introuvable</p>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is answered 404 without a body when the method is HEAD', async () => {
    const answer = await ask(server, '/nowhere', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([404, 0]);
    expect(answer.headers['content-length']).toBe('23');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'is answered 405 without a body when the method is %s',
    async (method) => {
      const answer = await ask(server, '/blog', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.body.length).toBe(0);
    },
  );
});

describe('a redirection', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/admin/', '/admin'],
    ['/admin/editor/', '/admin/editor'],
    ['/blog///', '/blog'],
    ['///', '/'],
    ['/blog/?page=2&x=a?b', '/blog?page=2&x=a?b'],
    ['/nowhere/', '/nowhere'],
    ['/a%3Fb/', '/a%3Fb'],
    ['/a%23b/', '/a%23b'],
    ['/a%0D%0ASet-Cookie:x/', '/a%0D%0ASet-Cookie:x'],
    ['/%/', '/'],
    ['/blog.html', '/blog'],
    ['/blog.html?page=2', '/blog?page=2'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/%69ndex', '/'],
    ['/blog/page/1', '/blog'],
    ['/blog/page/1/', '/blog'],
    ['/blog/ancien-titre.html', '/blog/oser-%C3%A9crire'],
    ['/blog/oser-%C3%A9crire.html', '/blog/oser-%C3%A9crire'],
    [`/article/${ARTICLE}`, '/blog/oser-%C3%A9crire'],
    [`/anecdote/${ARTICLE.toUpperCase()}/`, '/blog/oser-%C3%A9crire'],
    ['/anecdote/ancien-titre?from=mail', '/blog/oser-%C3%A9crire?from=mail'],
    ['/_astro/page.html', '/_astro/page'],
  ])('leads from %s to %s with status 301, and is revalidated at each use', async (address, location) => {
    const answer = await ask(server, address);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ...['//evil.example/', '///evil.example/', '/\\evil.example/', '\\\\evil.example/', '/\\/evil.example/'],
    ...[
      '/%2Fevil.example/',
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
      '/%5C%5Cevil.example/',
      '/%2F%5C/evil.example/',
    ],
    ...['//evil.example/%2F', '//evil.example//', '/.//evil.example/', '/..//evil.example/', '/%09/evil.example/'],
    ...['http://evil.example/a/', 'https:evil.example/', '//', '///', '/\\'],
  ])('never leads from %s to another site', async (address) => {
    const answer = await ask(server, address);
    expect([301, 400, 404]).toContain(answer.status);
    const location = answer.headers.location ?? '/';
    expect(new URL(location, 'https://coquelicot.example/').origin).toBe('https://coquelicot.example');
  });
});
