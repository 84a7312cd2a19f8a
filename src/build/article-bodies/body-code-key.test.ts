import { expect, it } from 'vitest';
import path from 'node:path';
import { keyOfBodyCode, renderingSources } from './body-code-key.ts';

it('covers the sources that clean and render a body, but not the source of the article’s fields', () => {
  const names = Array.from(renderingSources(), (file) => path.basename(file));
  expect(names).toEqual(
    expect.arrayContaining(['body.ts', 'clean.ts', 'allow-list.ts', 'link.ts', 'embed.ts', 'slugify.ts', 'nesting.ts']),
  );
  expect(names).not.toContain('article.ts');
});

it('gives the same key for the same sources', () => {
  expect(keyOfBodyCode()).toMatch(/^[\w-]{22}$/);
  expect(keyOfBodyCode()).toBe(keyOfBodyCode());
});
