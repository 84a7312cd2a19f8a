import { expect, it } from 'vitest';
import { withPreloads } from './finish-page.ts';

it('has a page ask for modules ahead of its scripts', () => {
  const page = Buffer.from('<head><title>$& Rédaction</title><script type="module" src="/a/page.js"></script></head>');
  expect(withPreloads(page, ['a/mount.js']).toString()).toBe(
    '<head><title>$& Rédaction</title><link rel="modulepreload" href="/a/mount.js"><script type="module" src="/a/page.js"></script></head>',
  );
});

it('leaves what is no page as it is', () => {
  const text = Buffer.from('{"a":1}');
  expect(withPreloads(text, ['a/mount.js'])).toBe(text);
});
