import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../article/clean.ts';
import { DEEPEST_NESTING } from './nesting.ts';
import { plainText } from './plain-text.ts';

const nested = (levels: number) => '<div>'.repeat(levels) + 'au fond';

describe.each([
  ['cleanHtml', (html: string) => cleanHtml(html, { imageOrigin: null })],
  ['plainText', plainText],
])('%s', (_name, read) => {
  it('accepts elements nested 500 deep', () => {
    expect(read(nested(DEEPEST_NESTING))).toContain('au fond');
  });

  it('refuses elements nested 501 deep', () => {
    expect(() => read(nested(DEEPEST_NESTING + 1))).toThrow('nests elements more than 500 deep');
  });

  it('refuses 5 MB of unclosed elements', () => {
    expect(() => read('<b><p>'.repeat(900_000))).toThrow('nests elements');
  });

  it('counts elements side by side as one level', () => {
    expect(read('<p>une<br>ligne</p><hr>'.repeat(1000))).toContain('ligne');
  });
});
