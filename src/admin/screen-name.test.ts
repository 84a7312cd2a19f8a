import { expect, it } from 'vitest';
import { unsavedArticleAddress } from './editor/saving/new-article-address.ts';
import { screenName } from './screen-name.ts';

const [ONE, TWO] = ['11111111-2222-4333-8444-555555555555', '66666666-2222-4333-8444-555555555555'];
const nameOf = (address: string) => screenName(new URL(address, 'https://coquelicot.exemple'));

it.each([
  [
    'an article that is begun, and has its own address since',
    unsavedArticleAddress(ONE, 'blog'),
    `/admin/editor/${ONE}`,
  ],
  ['the tabs of the list', '/admin/editor', '/admin/editor?tab=drafts'],
  ['an article under both types', `/admin/editor/${ONE}`, `/admin/editor/${ONE}?type=blog`],
])('%s are one screen', (_what, one, other) => {
  expect(nameOf(one)).toBe(nameOf(other));
});

it.each([
  ['two articles that are begun', unsavedArticleAddress(ONE, 'blog'), unsavedArticleAddress(TWO, 'blog')],
  ['one that is begun, and one that is not yet', unsavedArticleAddress(ONE, 'blog'), '/admin/blog/new?type=blog'],
  ['two articles', `/admin/editor/${ONE}`, `/admin/editor/${TWO}`],
  ['the list and an article', '/admin/editor', `/admin/editor/${ONE}`],
])('%s are two', (_what, one, other) => {
  expect(nameOf(one)).not.toBe(nameOf(other));
});
