import { expect, it } from 'vitest';
import { correctionAddress } from '../core/site/addresses.ts';
import { wayBack } from './way-back.ts';

const LIST = '/admin/editor?tab=drafts&page=2';
const back = (page: string) => wayBack(new URL(correctionAddress('a', page), 'https://site.exemple').search, LIST);

it('leads back to the page on which a correction was begun', () => {
  expect(back('/blog/un-soir')).toEqual({ address: '/blog/un-soir', isPage: true });
  expect(back('/recherche?q=été')).toEqual({ address: '/recherche?q=%C3%A9t%C3%A9', isPage: true });
});

it.each(['', '?type=blog', '?retour='])('leads to the list when the query names no page: %j', (query) =>
  expect(wayBack(query, LIST)).toEqual({ address: LIST, isPage: false }),
);

it.each([
  'https://ailleurs.exemple/',
  '//ailleurs.exemple',
  'javascript:alert(1)',
  '/admin/editor/b',
  '/.//ailleurs.example/faux',
  '/admin',
  'http://[',
])('leads to the list instead of another site or a screen of the back office: %s', (page) =>
  expect(back(page)).toEqual({ address: LIST, isPage: false }),
);
