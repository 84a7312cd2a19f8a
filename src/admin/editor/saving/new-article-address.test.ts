import { expect, it } from 'vitest';
import { unsavedArticleAddress, newArticleId } from './new-article-address.ts';

const ID = '3f0c2a34-6c1b-4b7e-9a55-1f2e3d4c5b6a';

it('the address of an unsaved article contains its id', () => {
  expect(newArticleId(new URL(unsavedArticleAddress(ID, 'blog'), 'https://x.y').search)).toBe(ID);
});

it.each(['', '?type=blog', '?brouillon=', '?brouillon=../../x'])(
  'the query "%s" contains no id of a new article',
  (query) => {
    expect(newArticleId(query)).toBeNull();
  },
);
