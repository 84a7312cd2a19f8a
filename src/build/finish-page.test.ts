import { expect, it } from 'vitest';
import { withPreloads } from './finish-page.ts';

it('withPreloads inserts modulepreload links before the first script of a page', () => {
  const page = Buffer.from('<head><title>$& Rédaction</title><script type="module" src="/a/page.js"></script></head>');
  expect(withPreloads(page, ['a/mount.js']).toString()).toBe(
    '<head><title>$& Rédaction</title><link rel="modulepreload" href="/a/mount.js"><script type="module" src="/a/page.js"></script></head>',
  );
});

it('withPreloads leaves a file unchanged that is no HTML page', () => {
  const text = Buffer.from('{"a":1}');
  expect(withPreloads(text, ['a/mount.js'])).toBe(text);
});
