import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../article/clean.ts';
import { DEEPEST_NESTING } from './nesting.ts';
import { plainText } from './plain-text.ts';

const nested = (levels: number) => '<div>'.repeat(levels) + 'au fond';

describe.each([
  ['cleanHtml', (html: string) => cleanHtml(html, { imageOrigin: null })],
  ['plainText', plainText],
])('%s', (_name, read) => {
  it('reads what nests 500 elements', () => {
    expect(read(nested(DEEPEST_NESTING))).toContain('au fond');
  });

  it('gives up on what nests one more', () => {
    expect(() => read(nested(DEEPEST_NESTING + 1))).toThrow('nests elements more than 500 deep');
  });

  it('gives up at once on 5 MB of open elements', () => {
    expect(() => read('<b><p>'.repeat(900_000))).toThrow('nests elements');
  });

  it('counts elements that stand side by side as one level', () => {
    expect(read('<p>une<br>ligne</p><hr>'.repeat(1000))).toContain('ligne');
  });
});
