import { describe, expect, it } from 'vitest';
import { hasRefusedName, isObjectName, isUpload, LONGEST_OBJECT_NAME, refuseObjectName } from './uploads.ts';

describe('isObjectName', () => {
  it.each(['une.png', '2026/11/une.png', 'a b (1).png', 'x'.repeat(LONGEST_OBJECT_NAME), '.cache/a', "l'ami"])(
    'accepts %s',
    (name) => {
      expect(isObjectName(name)).toBe(true);
    },
  );

  it.each([
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.',
    '..',
    'a/../b',
    'a/.../b',
    'a\0',
    'a\nb',
    'a\\b',
    'a%2Fb',
    'a?b',
    'é',
    '🐈',
  ])('refuses %j', (name) => expect(isObjectName(name)).toBe(false));

  it('refuses a name longer than the limit', () => {
    expect(isObjectName('x'.repeat(LONGEST_OBJECT_NAME + 1))).toBe(false);
  });
});

describe('refuseObjectName', () => {
  it.each([
    '/storage/v1/object/article-images/a.png',
    '/storage/v1/object/public/article-images/a/b.png',
    '/storage/v1/object/list/article-images',
    '/storage/v1/object/sign/article-images/a.png',
    '/storage/v1/object/upload/sign/article-images/a.png',
    '/storage/v1/object/move',
    '/storage/v1/object/article-images',
    '/storage/v1/bucket',
    '/rest/v1/%ff',
  ])('lets %s pass', (pathname) => expect(refuseObjectName(pathname)).toBeNull());

  it.each([
    '/storage/v1/object/article-images/',
    '/storage/v1/object/public/article-images/a%2Fb',
    '/storage/v1/object/upload/sign/article-images/..%2fa',
    '/storage/v1/%6fbject/article-images/%00',
    '/storage/v1/object/article-images/%ff',
    '/storage/v1/bucket/%ff',
    '/storage/v1/object/article-images/x%0d%0a….png',
    '/storage/v1/object/article-images/x%00%0a.png',
    '/storage/v1/object/article-images/x.png%0A',
    '/storage/v1/object/article-images/x%C2%85.png',
    '/storage/v1/object/article-images/x%E2%80%A8.png',
    '/storage/v1/object/article-images%0a/x.png',
    '/storage/v1/object/list/article-images%0d',
  ])('refuses %s', (pathname) => expect(refuseObjectName(pathname)).toMatchObject({ status: 400 }));
});

describe('hasRefusedName', () => {
  it.each([
    { bucketId: 'article-images', sourceKey: 'a.png', destinationKey: 'b/c.png' },
    { prefixes: ['a.png', 'é.png'] },
    { prefix: '', limit: 100, sortBy: { column: 'name', order: 'asc' } },
  ])('lets %j pass', (body) => expect(hasRefusedName(JSON.stringify(body))).toBe(false));

  it.each([
    { sourceKey: 'a.png', destinationKey: 'a//b.png' },
    { sourceKey: 'a.png', destinationKey: 'b.png\n' },
    { sourceKey: 'a\r\n.png', destinationKey: 'b.png' },
    { prefixes: ['a.png', 'b\0.png'] },
    { prefix: '2026\u0085' },
  ])('refuses %j', (body) => expect(hasRefusedName(JSON.stringify(body))).toBe(true));

  it('lets invalid JSON pass, for the interface to refuse', () => {
    for (const body of ['', '{', 'name']) expect(hasRefusedName(body)).toBe(false);
  });
});

describe('isUpload', () => {
  it.each([
    ['POST', '/storage/v1/object/article-images/a.png'],
    ['PUT', '/storage/v1/object/article-images/a.png'],
    ['PUT', '/storage/v1/object/upload/sign/article-images/a.png'],
    ['POST', '/storage/v1/%6fbject/article-images/a.png'],
  ])('is true for %s %s', (method, pathname) => expect(isUpload(method, pathname)).toBe(true));

  it.each([
    ['GET', '/storage/v1/object/article-images/a.png'],
    ['DELETE', '/storage/v1/object/article-images'],
    ['POST', '/storage/v1/object/list/article-images'],
    ['POST', '/storage/v1/object/move'],
    ['POST', '/storage/v1/object/copy'],
    ['POST', '/storage/v1/object/sign/article-images/a.png'],
    ['POST', '/storage/v1/object/upload/sign/article-images/a.png'],
    ['PUT', '/storage/v1/bucket/article-images'],
    ['POST', '/rest/v1/blog_posts'],
  ])('is false for %s %s', (method, pathname) => expect(isUpload(method, pathname)).toBe(false));
});
