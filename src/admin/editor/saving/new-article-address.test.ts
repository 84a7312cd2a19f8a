import { expect, it } from 'vitest';
import { unsavedArticleAddress, newArticleId } from './new-article-address.ts';

const ID = '3f0c2a34-6c1b-4b7e-9a55-1f2e3d4c5b6a';

it('the address of a new article leads to its id', () => {
  expect(newArticleId(new URL(unsavedArticleAddress(ID, 'blog'), 'https://x.y').search)).toBe(ID);
});

it.each(['', '?type=blog', '?brouillon=', '?brouillon=../../x'])('there is none in "%s"', (query) => {
  expect(newArticleId(query)).toBeNull();
});
