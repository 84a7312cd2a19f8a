import { describe, expect, it } from 'vitest';
import { journalAddress, journalView } from './journal-view.ts';

const PERSON = 'b8a3c1de-0000-4000-8000-000000000001';

describe('the view of the journal', () => {
  it.each([
    ['', { action: null, person: null, page: 1 }],
    [`action=published&personne=${PERSON}&page=2`, { action: 'published', person: PERSON, page: 2 }],
    ['action=toString&personne=moi&page=-1', { action: null, person: null, page: 1 }],
    ['page=1.5', { action: null, person: null, page: 1 }],
  ])('is read from ?%s', (query, view) => {
    expect(journalView(query)).toEqual(view);
  });

  it.each(['', '?action=data_erased', `?action=published&personne=${PERSON}&page=3`])(
    'has the address /admin/journal%s',
    (query) => {
      expect(journalAddress(journalView(query))).toBe(`/admin/journal${query}`);
    },
  );
});
