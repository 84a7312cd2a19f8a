import { expect, it } from 'vitest';
import { unsavedArticleAddress } from './editor/saving/new-article-address.ts';
import { screenName } from './screen-name.ts';

const [ONE, TWO] = ['11111111-2222-4333-8444-555555555555', '66666666-2222-4333-8444-555555555555'];
const nameOf = (address: string) => screenName(new URL(address, 'https://coquelicot.exemple'));

it.each([
  [
    'a new article before and after it has an address of its own',
    unsavedArticleAddress(ONE, 'blog'),
    `/admin/editor/${ONE}`,
  ],
  ['the tabs of the list', '/admin/editor', '/admin/editor?tab=drafts'],
  ['an article with and without its type in the address', `/admin/editor/${ONE}`, `/admin/editor/${ONE}?type=blog`],
])('screenName returns the same name for %s', (_what, one, other) => {
  expect(nameOf(one)).toBe(nameOf(other));
});

it.each([
  ['two new articles', unsavedArticleAddress(ONE, 'blog'), unsavedArticleAddress(TWO, 'blog')],
  [
    'a new article with an id and the address of new articles without one',
    unsavedArticleAddress(ONE, 'blog'),
    '/admin/blog/new?type=blog',
  ],
  ['two articles', `/admin/editor/${ONE}`, `/admin/editor/${TWO}`],
  ['the list and an article', '/admin/editor', `/admin/editor/${ONE}`],
])('screenName returns different names for %s', (_what, one, other) => {
  expect(nameOf(one)).not.toBe(nameOf(other));
});
