import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScripts, isFramework } from './page-load.ts';

describe('inlineScripts', () => {
  it('returns the text and the size of inline scripts, without external scripts and JSON-LD', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>' +
      '<script>one()</script><p>text</p><script type="module">two()</script>';
    expect(inlineScripts(html).text).toBe('one()\ntwo()');
    expect(inlineScripts(html).bytes).toBeGreaterThan(0);
    expect(inlineScripts('<p>none</p>')).toEqual({ bytes: 0, text: '' });
  });
});

describe('isFramework', () => {
  it('returns true for React and false for other code', () => {
    const react = path.join(path.dirname(createRequire(import.meta.url).resolve('react')), 'cjs/react.production.js');
    expect(isFramework(readFileSync(react, 'utf8'))).toBe(true);
    expect(isFramework('const reaction = Symbol.for("mine")')).toBe(false);
  });
});
