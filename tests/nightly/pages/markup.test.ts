import { expect, inject, it } from 'vitest';
import { HOSTILE_ARTICLES } from '../../support/articles/hostile.ts';
import { builtPages, type BuiltPage } from '../../support/built-pages.ts';
import { markupProblems } from '../../support/markup.ts';

const { directory } = inject('site');

/** True for an article whose HTML breaks the rules of good markup on purpose. */
const isHostile = ({ address }: BuiltPage) => HOSTILE_ARTICLES.some(({ slug }) => address === `/blog/${slug}`);

it('every page but the hostile articles has valid markup', async () => {
  const pages = builtPages(directory).filter((page) => !isHostile(page));
  expect(pages.length).toBeGreaterThan(50);
  expect(await markupProblems(pages)).toEqual([]);
});
