import { expect, it } from 'vitest';
import { articlesOf, contentOf, EFFECTS } from '../../core/site/content.support.ts';
import { listPages } from '../../core/site/list-pages.ts';
import { keptSearch } from './kept-search.ts';

it('leaves its thread to others while it indexes many articles', async () => {
  const pages = listPages(contentOf({ articles: articlesOf(600) }), EFFECTS);
  const textsOf = async (ids: readonly string[]) => new Map(ids.map((id) => [id, '<p>Une rencontre</p>']));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const { isWhole, written } = await keptSearch(null).update(pages, textsOf, () => false);
  clearImmediate(next);
  expect(isWhole).toBe(true);
  expect(written.size).toBeGreaterThan(1);
  expect(turns).toBeGreaterThan(5);
});
