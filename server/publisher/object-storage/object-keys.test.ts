import { describe, expect, it } from 'vitest';
import { addressOfKey, isHashedKey, keyOfFile } from './object-keys.ts';

describe('keyOfFile', () => {
  it.each([
    ['index.html', 'index.html'],
    ['404.html', '404.html'],
    ['blog.html', 'blog'],
    ['blog/a.html', 'blog/a'],
    ['jeux/index.html', 'jeux'],
    ['a.js', 'a.js'],
    ['archive.gz', 'archive.gz'],
    ['.well-known/security.txt', '.well-known/security.txt'],
  ])('stores %s as %s', (file, key) => {
    expect(keyOfFile(file)).toBe(key);
  });

  it.each(['_headers', '_redirects', '.files', 'blog/.hidden/x'])('does not store %s', (file) => {
    expect(keyOfFile(file)).toBeNull();
  });
});

describe('addressOfKey', () => {
  it.each([
    ['index.html', '/'],
    ['blog/a', '/blog/a'],
    ['blog/été 1', '/blog/%C3%A9t%C3%A9%201'],
    ['q?x#y', '/q%3Fx%23y'],
  ])('for %s returns %s', (key, address) => {
    expect(addressOfKey(key)).toBe(address);
  });
});

describe('isHashedKey', () => {
  it('accepts the keys of files named by their hash, and no others', () => {
    expect(['_astro/a.js', 'social/abcdefghijkl.png'].every(isHashedKey)).toBe(true);
    expect(['blog/_astro', 'icons/a.svg'].some(isHashedKey)).toBe(false);
  });
});
