import { expect, it } from 'vitest';
import path from 'node:path';
import { keyOfCleaningRules, renderingSources } from './cleaning-rules.ts';

it('takes in every source that decides how a text is cleaned', () => {
  const names = Array.from(renderingSources(), (file) => path.basename(file));
  expect(names).toEqual(
    expect.arrayContaining(['body.ts', 'clean.ts', 'allow-list.ts', 'link.ts', 'embed.ts', 'slugify.ts', 'nesting.ts']),
  );
  expect(names).not.toContain('article.ts');
});

it('gives the same key for the same sources', () => {
  expect(keyOfCleaningRules()).toMatch(/^[\w-]{22}$/);
  expect(keyOfCleaningRules()).toBe(keyOfCleaningRules());
});
