import { expect, it } from 'vitest';
import { anArticle } from '../site/content.support.ts';
import { sharedParts } from './shared-parts.ts';

const articleWith = (tag: string) =>
  anArticle(1, { tags: [tag], categories: ['Dates', 'Ville'], metaKeywords: [], imageUrl: `/${tag}.jpg` });

it('sharedParts returns an article with equal fields', () => {
  const share = sharedParts();
  for (const tag of ['a', 'b', 'a']) expect(share(articleWith(tag))).toEqual(articleWith(tag));
  expect(share(anArticle(2, { imageUrl: null })).imageUrl).toBeNull();
});

it('sharedParts returns one object for equal lists of different articles', () => {
  const share = sharedParts();
  const [first, second, third] = ['a', 'b', 'a'].map((tag) => share(articleWith(tag)));
  expect(third?.tags).toBe(first?.tags);
  expect(second?.tags).not.toBe(first?.tags);
  expect(second?.categories).toBe(first?.categories);
});

it('sharedParts keeps lists apart whose labels look alike when joined', () => {
  const share = sharedParts();
  const lists = [['a', 'b'], ['a,b'], ['a","b']];
  for (const tags of lists) expect(share(anArticle(1, { tags })).tags).toEqual(tags);
});

it('sharedParts forgets its values after 10,000 different lists', () => {
  const share = sharedParts();
  const [first] = Array.from({ length: 10_001 }, (_, index) => share(articleWith(String(index))));
  expect(share(articleWith('0')).tags).toEqual(first?.tags);
  expect(share(articleWith('0')).tags).not.toBe(first?.tags);
});
