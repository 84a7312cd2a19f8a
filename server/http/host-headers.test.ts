import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from './host-headers.ts';

const FILE = `# Read by hosts.
/*
  Cache-Control: no-cache
  X-Frame-Options: DENY

/_astro/*
  # for a year
  cache-control: public, max-age=31536000, immutable
/feed.xml
  Content-Type: application/rss+xml; charset=utf-8
  Link: <https://hub.example/>; rel="hub"
`;

const headersOf = (pathname: string, text = FILE) => Object.fromEntries(headersFor(parseHeaders(text), pathname));
const matches = (pattern: string, pathname: string) => parseHeaders(pattern)[0]?.matches(pathname);

describe('parseHeaders and headersFor', () => {
  it('return the headers of every matching rule, by lower-case name', () => {
    expect(headersOf('/blog')).toEqual({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
  });

  it('let a later rule replace a header of the same name, whatever the case of its letters', () => {
    expect(headersOf('/_astro/a.js')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-frame-options': 'DENY',
    });
  });

  it('keep the colons of a value', () => {
    expect(headersOf('/feed.xml')).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      link: '<https://hub.example/>; rel="hub"',
    });
  });

  it('read a file with Windows line ends and tabs', () => {
    expect(headersOf('/a', '/a\r\n\tX-A: 1\r\n\r\n  X-B:2\r\n')).toEqual({ 'x-a': '1', 'x-b': '2' });
  });

  it('ignore headers before the first path, and an empty file', () => {
    expect(headersOf('/a', '  X-A: 1\n/a\n  X-B: 2')).toEqual({ 'x-b': '2' });
    expect(parseHeaders('')).toEqual([]);
  });

  it.each([
    ['/*', '/', true],
    ['/*', '/a/b/c', true],
    ['/a/*', '/a/', true],
    ['/a/*', '/a', false],
    ['/a/*', '/b/a/x', false],
    ['/a', '/a', true],
    ['/a', '/a/', false],
    ['/a', '/ab', false],
    ['/*.js', '/x/a.js', true],
    ['/*.js', '/x/ajs', false],
    ['/*.js', '/x/a.json', false],
    ['/a/*/c', '/a/b/c', true],
    ['/a/*/c', '/a/b/d', false],
    ['/a(b)+[c]?', '/a(b)+[c]?', true],
    ['/a(b)+[c]?', '/abbc', false],
    ['/$^{1}|\\', '/$^{1}|\\', true],
    ['/a|/b', '/b', false],
  ])('match the pattern %s against %s: %s', (pattern, pathname, expected) => {
    expect(matches(pattern, pathname)).toBe(expected);
  });
});
