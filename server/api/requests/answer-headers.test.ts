import { describe, expect, it } from 'vitest';
import { withSafetyHeaders } from './answer-headers.ts';

const KEY = 'sb_publishable_key';

function headersOf(pathname: string, headers: Record<string, string> = {}): Headers {
  const address = new URL(pathname, 'http://site.test');
  const response = new Response('body', { headers: { 'Cache-Control': 'max-age=60', 'X-Robots-Tag': 'none' } });
  return withSafetyHeaders(new Request(address, { headers }), address, response, KEY).headers;
}

describe('withSafetyHeaders', () => {
  it.each([
    ['/rest/v1/blog_posts', { apikey: KEY, authorization: 'Bearer token' }],
    ['/rest/v1/blog_posts', { apikey: 'sb_secret_key' }],
    ['/rest/v1/blog_posts?apikey=sb_secret_key', {}],
    ['/storage/v1/object/authenticated/article-images/a.png', { authorization: 'Bearer token' }],
    ['/functions/v1/increment-article-metrics', { authorization: 'bearer token' }],
    ['/auth/v1/settings', { apikey: KEY }],
  ])('sets Cache-Control: no-store for %s with the headers %j', (pathname, headers) => {
    expect(headersOf(pathname, headers).get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/rest/v1/blog_posts', { apikey: KEY, authorization: `Bearer ${KEY}` }],
    [`/rest/v1/blog_posts?apikey=${KEY}`, {}],
    ['/storage/v1/object/public/article-images/a.png', { authorization: 'Bearer token' }],
  ])('keeps the Cache-Control of the answer for %s with the headers %j', (pathname, headers) => {
    expect(headersOf(pathname, headers).get('cache-control')).toBe('max-age=60');
  });

  it.each([
    ['/storage/v1/object/public/article-images/a.png', 'all'],
    ['/storage/v1/object/authenticated/article-images/a.png', 'none'],
    ['/storage/v1/object/public/another/a.png', 'none'],
  ])('sets the X-Robots-Tag of %s to "%s"', (pathname, rule) => {
    expect(headersOf(pathname).get('x-robots-tag')).toBe(rule);
  });

  it('adds nosniff and a sandbox policy to a stored file, and no policy to rows of the database', () => {
    const headers = headersOf('/storage/v1/object/public/article-images/a.png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headersOf('/rest/v1/blog_posts').has('content-security-policy')).toBe(false);
  });
});
