import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../core/editing/article-form.ts';
import type { LoadedArticle } from '../../../core/editing/article-store.ts';
import { openedPlaces } from './saving-state.ts';

const SAVED_AT = '2026-11-22T10:00:00Z';
const PAST = '2026-11-20T10:00:00Z';
const FUTURE = '2026-12-24T10:00:00Z';
const NOW = Date.parse('2026-11-22T12:00:00Z');

const form = (publishedAt: string | null) => ({ ...emptyForm('blog'), publishedAt });
const published: LoadedArticle = {
  id: 'a',
  version: 2,
  status: 'published',
  savedAt: SAVED_AT,
  form: form(PAST),
  publishedForm: null,
  scheduledAt: null,
  isWritable: true,
  review: null,
};

describe('openedPlaces', () => {
  it.each<[string, Partial<LoadedArticle>, string | null]>([
    ['a draft', { status: 'draft' }, null],
    ['a published article', {}, SAVED_AT],
    ['a published article with a working copy', { form: form(FUTURE), publishedForm: form(PAST) }, PAST],
    ['a scheduled article', { form: form(FUTURE) }, null],
    ['a scheduled article with a working copy', { publishedForm: form(FUTURE) }, null],
  ])('returns the date of the online text of %s, or null when visitors see none', (_which, changes, online) => {
    const places = openedPlaces({ ...published, ...changes }, NOW);
    expect(places).toEqual({ onThisComputer: null, onTheServer: SAVED_AT, online });
  });
});
