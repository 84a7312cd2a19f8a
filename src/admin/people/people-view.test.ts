import { describe, expect, it } from 'vitest';
import { lastPage, sortedBy } from '../list/pages-of-list.ts';
import { peopleAddress, peopleView, type PeopleList, type PeopleView } from './people-view.ts';

type Sort = 'date' | 'name';
type Filter = 'all' | 'given';
const LIST: PeopleList<Sort, Filter> = {
  address: '/admin/liste',
  sorts: { date: { name: 'date', isAscending: false }, name: { name: 'nom', isAscending: true } },
  firstSort: 'date',
  filters: { all: '', given: 'confirmees' },
  firstFilter: 'all',
};
const FIRST: PeopleView<Sort, Filter> = { filter: 'all', search: '', sort: 'date', isAscending: false, page: 1 };

describe('peopleView', () => {
  it.each([
    ['', FIRST],
    ['etat=confirmees', { ...FIRST, filter: 'given' }],
    ['etat=toString&tri=constructor&page=-2', FIRST],
    ['page=1e9', FIRST],
    ['page=3&recherche=%20l%C3%A9o%20', { ...FIRST, page: 3, search: 'léo' }],
    ['tri=nom', { ...FIRST, sort: 'name', isAscending: true }],
    ['tri=nom&inverse=1', { ...FIRST, sort: 'name', isAscending: false }],
  ] as const)('reads the view from ?%s', (query, view) => expect(peopleView(LIST, query)).toEqual(view));
});

it.each([
  FIRST,
  { ...FIRST, search: 'à deux & plus', page: 3 },
  { ...FIRST, filter: 'given', sort: 'name', isAscending: false },
] as const)('peopleAddress writes an address that peopleView reads back as the same view: %o', (view) => {
  const { pathname, search } = new URL(peopleAddress(LIST, view), 'https://site.exemple');
  expect([pathname, peopleView(LIST, search)]).toEqual(['/admin/liste', view]);
});

it('sortedBy sorts by a column, reverses the order the second time, and returns to the first page', () => {
  const byName = sortedBy(LIST.sorts, { ...FIRST, page: 4 }, 'name');
  expect(byName).toEqual({ ...FIRST, sort: 'name', isAscending: true });
  expect(sortedBy(LIST.sorts, byName, 'name').isAscending).toBe(false);
});

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('lastPage of %i people is %i', (total, pages) => expect(lastPage(total)).toBe(pages));
