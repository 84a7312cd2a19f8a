import { describe, expect, it } from 'vitest';
import type { Caller } from '../accounts/callers.ts';
import { DEEPEST_CONDITION, LONGEST_ADDRESS, MOST_COLUMNS, MOST_CONDITIONS, refuseRequest } from './request-limits.ts';

function ask(address: string, method = 'GET', headers: Record<string, string> = {}, caller: Caller = 'stranger') {
  return refuseRequest(method, new Headers(headers), new URL(address, 'http://site.test'), caller);
}
const select = (selection: string) => ask(`/rest/v1/blog_posts?select=${encodeURIComponent(selection)}`);

describe('a selection', () => {
  it.each([
    'title::"char(10485760)"',
    'title:: "char(10)"',
    'title::char "varying(10)"',
    'title::\u00a0"char(10)"',
    'a:title::"char(10)"',
    '"title"::"char(10)"',
    'id,title::text,slug::"char(10)"',
    'tags->0::"char(10)"',
    'tags->>"0"::"char(10)"',
    'view_count.sum()::"char(10)"',
    'view_count::int.sum()::"char(10)"',
    'former_slugs(slug::"char(10)")',
    '...former_slugs(slug::"char(10)")',
  ])('may not cast to a quoted type: %s', (selection) => {
    expect(select(selection)).toMatchObject({ status: 400, code: 'PGRST100' });
  });

  it.each([
    '*',
    'id,title::text,"slug"',
    'title::character varying,"slug"',
    'published_at::timestamp with time zone',
    'former_slugs!inner(slug),revisions(id)',
    'form->>"a b"',
    Array.from({ length: MOST_COLUMNS }, (_, index) => `c${index}:id${index}`).join(','),
    'id,slug,former_slugs(id,slug),revisions(id),a:content,b:content::text',
  ])('is accepted within the limits: %s', (selection) => expect(select(selection)).toBeNull());

  it.each([
    'former_slugs(blog_posts(former_slugs(slug)))',
    Array.from({ length: 9 }, (_, index) => `f${index}:former_slugs(slug)`).join(','),
    Array.from({ length: MOST_COLUMNS + 1 }, (_, index) => `c${index}:id${index}`).join(','),
    'a:content,b:content,c:content,d:content,e:content',
    'content,"content",a: content,b:content::text,c:"content"::text',
    'a:tags->0,b:tags->1,c:tags->>2,d:tags,e:tags->4',
    '*,*,*,*,*',
    ['a', 'b', 'c', 'd', 'e'].map((name) => `"${name}:1":content`).join(','),
    ['a', 'b', 'c', 'd', 'e'].map((name) => `"${name}::.1":content::text`).join(','),
  ])('is refused when too deep, too wide or too repetitive: %s', (selection) =>
    expect(select(selection)).toMatchObject({ status: 400, code: 'PGRST100' }),
  );

  it('is checked in every select parameter of the address', () => {
    expect(ask('/rest/v1/blog_posts?select=id&select=title::"char(10)"')).not.toBeNull();
  });
});

describe('conditions', () => {
  const nested = (levels: number) => `(${'or('.repeat(levels - 1)}a.eq.1${')'.repeat(levels - 1)})`;

  it.each(['and', 'or', 'not.and', 'not.or', 'revisions.or', 'revisions.not.and'])(
    'are limited in depth and number within %s',
    (name) => {
      expect(ask(`/rest/v1/blog_posts?${name}=${nested(DEEPEST_CONDITION)}`)).toBeNull();
      expect(ask(`/rest/v1/blog_posts?${name}=${nested(DEEPEST_CONDITION + 1)}`)).toMatchObject({ code: 'PGRST100' });
      const many = Array.from({ length: MOST_CONDITIONS + 1 }, () => 'a.eq.1').join(',');
      expect(ask(`/rest/v1/blog_posts?${name}=(${many})`)).toMatchObject({ code: 'PGRST100' });
    },
  );

  it('are counted over the whole address, those of logical groups included', () => {
    expect(ask(`/rest/v1/blog_posts?${'a=eq.1&'.repeat(MOST_CONDITIONS)}order=a&limit=1&b.offset=1`)).toBeNull();
    expect(ask(`/rest/v1/blog_posts?${'a=eq.1&'.repeat(MOST_CONDITIONS)}and=(b.eq.1)`)).not.toBeNull();
  });

  it('may compare with a long list, and with text that holds parentheses', () => {
    expect(ask(`/rest/v1/blog_posts?id=in.(${Array(200).fill(1).join(',')})&title=eq.((((((((((`)).toBeNull();
  });
});

describe('a regular expression', () => {
  it.each([
    'content=match.(.*)(.*)x',
    'content=not.imatch.x',
    'content=match(any).{a,b}',
    'former_slugs.slug=imatch.x',
    'or=(title.eq.a,content.match.x)',
    'and=(or(title.eq.a,content.not.imatch(all).{x}))',
  ])('is refused to strangers, and accepted from members and the operator: %s', (query) => {
    expect(ask(`/rest/v1/blog_posts?${query}`)).toMatchObject({ code: 'PGRST100' });
    expect(ask(`/rest/v1/blog_posts?${query}`, 'GET', {}, 'member')).toBeNull();
    expect(ask(`/rest/v1/blog_posts?${query}`, 'GET', {}, 'operator')).toBeNull();
  });

  it('is not mistaken for the word "match" as a value, a column or a pattern', () => {
    expect(ask('/rest/v1/blog_posts?title=eq.match.x&match=eq.1&select=match&title=like.*match*')).toBeNull();
  });
});

describe('an address', () => {
  it('is refused with 414 beyond the longest length, on every interface', () => {
    for (const pathname of ['/rest/v1/a', '/auth/v1/token', '/storage/v1/object/a/b', '/functions/v1/a']) {
      const query = `?a=${'x'.repeat(LONGEST_ADDRESS - pathname.length - 3)}`;
      expect(ask(`${pathname}${query}`)).toBeNull();
      expect(ask(`${pathname}${query}x`)).toMatchObject({ status: 414 });
    }
  });
});

describe('a body', () => {
  const KB = 1024;
  const MB = 1024 * KB;

  it.each<[Caller, string, number]>([
    ['stranger', '/rest/v1/tags', 16 * KB],
    ['stranger', '/rest/v1/rpc/save_article', 16 * KB],
    ['stranger', '/storage/v1/object/article-images/a.png', 16 * KB],
    ['stranger', '/functions/v1/enter-contest', 16 * KB],
    ['member', '/rest/v1/tags', 16 * KB],
    ['member', '/rest/v1/rpc/save_article', 12 * MB],
    ['member', '/rest/v1/rpc/rename_articles', MB],
    ['member', '/rest/v1/rpc/%73ave_article', 16 * KB],
    ['member', '/storage/v1/object/article-images/a.png', 6 * MB],
    ['member', '/storage/v1/object/list/article-images', 16 * KB],
    ['member', '/functions/v1/enter-contest', 16 * KB],
    ['operator', '/rest/v1/blog_posts', 12 * MB],
    ['operator', '/auth/v1/signup', 16 * KB],
  ])('is refused beyond its limit: from a %s to %s, %i bytes', (caller, pathname, largest) => {
    expect(ask(pathname, 'POST', { 'content-length': String(largest) }, caller)).toBeNull();
    expect(ask(pathname, 'POST', { 'content-length': String(largest + 1) }, caller)).toMatchObject({
      status: 413,
      headers: { Connection: 'close' },
    });
  });

  it('is refused with 411 when its length is not declared', () => {
    expect(ask('/rest/v1/a', 'POST', { 'transfer-encoding': 'chunked' })).toMatchObject({ status: 411 });
    expect(ask('/rest/v1/a', 'POST')).toBeNull();
  });

  it('must be JSON for a table, and the caller must accept JSON', () => {
    const write = (type: string) => ask('/rest/v1/tags', 'POST', { 'content-type': type, 'content-length': '9' });
    expect(write('application/json; charset=utf-8')).toBeNull();
    for (const type of ['text/csv', 'application/x-www-form-urlencoded', 'text/plain', 'application/json-seq']) {
      expect(write(type)).toMatchObject({ status: 415 });
    }
    expect(ask('/rest/v1/tags', 'GET', { accept: 'application/json, text/csv;q=0.5' })).toMatchObject({ status: 406 });
    expect(
      ask('/functions/v1/apply-as-guest', 'POST', { 'content-type': 'text/csv', 'content-length': '9' }),
    ).toBeNull();
  });
});
