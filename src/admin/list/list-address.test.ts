import { describe, expect, it } from 'vitest';
import {
  articleQuery,
  isFirstView,
  listAddressOf,
  listView,
  NO_FILTERS,
  searchedFor,
  SORTS,
  type ListView,
} from './list-address.ts';
import { sortedBy } from './pages-of-list.ts';

const FIRST: ListView = { ...NO_FILTERS, tab: 'published', search: '', sort: 'date', isAscending: false, page: 1 };
const AUTHOR = 'b8a3c1de-0000-4000-8000-000000000001';

describe('listView', () => {
  it.each([
    ['', FIRST],
    ['tab=drafts', { ...FIRST, tab: 'drafts' }],
    ['tab=stats', { ...FIRST, tab: 'stats' }],
    ['tab=published', FIRST],
    ['tab=autre&page=-2&tri=taille', FIRST],
    ['page=1.5', FIRST],
    ['page=1e9', FIRST],
    ['page=2&recherche=%20premier%20date%20', { ...FIRST, page: 2, search: 'premier date' }],
    ['tri=titre', { ...FIRST, sort: 'title', isAscending: true }],
    ['tri=titre&inverse=1', { ...FIRST, sort: 'title', isAscending: false }],
    ['tri=vues', { ...FIRST, sort: 'views', isAscending: false }],
    ['inverse=1', { ...FIRST, isAscending: true }],
    ['etat=tous&type=blog&mois=2026-11', { ...FIRST, tab: 'all', contentType: 'blog', month: '2026-11' }],
    ['etat=a-relire', { ...FIRST, tab: 'review' }],
    ['tab=drafts&etat=tous', { ...FIRST, tab: 'drafts' }],
    [`categorie=Sexe%20%26%20co&auteur=${AUTHOR}`, { ...FIRST, category: 'Sexe & co', author: AUTHOR }],
    ['type=page&mois=2026-13&auteur=moi&categorie=&etat=x', FIRST],
  ] as const)('reads the view from ?%s', (query, view) => expect(listView(query)).toEqual(view));
});

describe('listAddressOf', () => {
  it('writes only the parameters that differ from the first view', () => {
    expect(listAddressOf(FIRST)).toBe('/admin/editor');
    expect(listAddressOf({ ...FIRST, tab: 'drafts' })).toBe('/admin/editor?tab=drafts');
  });

  it.each([
    { ...FIRST, search: 'à deux & plus', page: 3 },
    { ...FIRST, tab: 'drafts', sort: 'views', isAscending: true },
    { ...FIRST, sort: 'reading-time', isAscending: true },
    { ...FIRST, tab: 'all', category: 'À deux', contentType: 'anecdote', author: AUTHOR, month: '2026-01', page: 2 },
  ] as const)('writes an address that listView reads back as the same view: %o', (view) => {
    const { search } = new URL(listAddressOf(view), 'https://site.exemple');
    expect(listView(search)).toEqual(view);
  });
});

it('sortedBy sorts by a column, reverses the order the second time, and returns to the first page', () => {
  const byTitle = sortedBy(SORTS, { ...FIRST, page: 4 }, 'title');
  expect(byTitle).toEqual({ ...FIRST, sort: 'title', isAscending: true });
  expect(sortedBy(SORTS, byTitle, 'title').isAscending).toBe(false);
  expect(sortedBy(SORTS, byTitle, 'views').isAscending).toBe(false);
});

it('searchedFor searches articles of every state, from the first page, with the same filters and order', () => {
  const view: ListView = { ...FIRST, tab: 'drafts', month: '2026-11', sort: 'title', page: 3 };
  expect(searchedFor(view, 'chat')).toEqual({ ...view, tab: 'all', search: 'chat', page: 1 });
  expect(searchedFor({ ...view, search: 'chat' }, '')).toEqual({ ...view, page: 1 });
});

it('articleQuery asks for drafts on the tab of drafts, and for published articles on the first tab', () => {
  expect(articleQuery({ ...FIRST, tab: 'drafts', page: 2 })).toMatchObject({ status: 'draft', page: 2, pageSize: 20 });
  expect(articleQuery(FIRST).status).toBe('published');
});

it.each([
  { tab: 'all' },
  { month: '2026-11' },
  { search: 'x' },
  { sort: 'title' },
  { isAscending: true },
  { page: 2 },
] as const)('isFirstView is false for the first view changed by %o', (change) => {
  expect(isFirstView(FIRST)).toBe(true);
  expect(isFirstView({ ...FIRST, ...change })).toBe(false);
});
