import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { bySession, isWorthOffering, textOfSession, unsettledWrite, type JournalEntry } from './journal.ts';
import type { StepJson } from './rich-text-handle.ts';

const place = (number: number) => ({
  userId: 'u',
  articleId: 'a',
  sessionId: 'c',
  number,
  typedAt: `2026-11-22T10:00:0${number}Z`,
});
const form = (changes: Partial<ArticleForm> = {}): ArticleForm => ({ ...emptyForm('blog'), ...changes });
const append = (html: string, steps: StepJson[]) => html + steps.map(({ text }) => text).join('');
const refuse = () => {
  throw new RangeError('Position out of range');
};
const snapshot = (number: number, changes: Partial<ArticleForm>): JournalEntry => ({
  ...place(number),
  kind: 'snapshot',
  form: form(changes),
  baseVersion: 3,
});
const steps = (number: number, ...texts: string[]): JournalEntry => ({
  ...place(number),
  kind: 'steps',
  steps: texts.map((text) => ({ text })),
});
const sent = (number: number, changes: Partial<ArticleForm>): JournalEntry => ({
  ...place(number),
  kind: 'sent',
  request: { articleId: 'a', baseVersion: 3, form: form(changes), intent: 'save', saveId: `s${number}` },
});

describe('textOfSession', () => {
  it('puts what was typed on the newest snapshot, in the order of its places', () => {
    const entries: JournalEntry[] = [
      steps(5, 'd'),
      { ...place(4), kind: 'fields', fields: { title: 'Un titre' } },
      steps(3, 'b', 'c'),
      snapshot(2, { content: 'a' }),
      steps(1, 'z'),
    ];
    expect(textOfSession(entries, append)).toEqual({
      form: form({ content: 'abcd', title: 'Un titre' }),
      typedAt: '2026-11-22T10:00:05Z',
      baseVersion: 3,
      fieldsSet: new Set(['title']),
      isIncomplete: false,
    });
  });

  it('tells which fields were set, before the snapshot and after it', () => {
    const entries: JournalEntry[] = [
      { ...snapshot(1, {}), kind: 'snapshot', form: form(), baseVersion: 3, fieldsSet: ['tags'] },
      { ...place(2), kind: 'fields', fields: { publishedAt: null } },
    ];
    expect(textOfSession(entries, append)?.fieldsSet).toEqual(new Set(['tags', 'publishedAt']));
  });

  it('begins from a write on its way as from a snapshot', () => {
    expect(textOfSession([sent(1, { content: 'a' }), steps(2, 'b')], append)?.form.content).toBe('ab');
  });

  it('falls back on the snapshot when the steps do not apply, and keeps the fields', () => {
    const entries = [
      snapshot(1, { content: 'a' }),
      steps(2, 'b'),
      { ...place(3), kind: 'fields' as const, fields: { title: 'T' } },
    ];
    expect(textOfSession(entries, refuse)).toMatchObject({
      form: form({ content: 'a', title: 'T' }),
      isIncomplete: true,
    });
  });

  it('gives nothing where there is nothing to begin from', () => {
    expect(textOfSession([steps(1, 'a')], append)).toBeNull();
  });
});

it('the newest write on its way is the unsettled one', () => {
  expect(unsettledWrite([sent(4, {}), snapshot(9, {}), sent(2, {})])?.saveId).toBe('s4');
  expect(unsettledWrite([snapshot(1, {})])).toBeNull();
});

it('entries of several tabs and articles are kept apart', () => {
  const other = { ...snapshot(1, {}), sessionId: 'd' };
  const another = { ...snapshot(1, {}), articleId: 'b' };
  expect(bySession([snapshot(1, {}), other, another, steps(2, 'x')]).map(({ length }) => length)).toEqual([2, 1, 1]);
});

describe('isWorthOffering', () => {
  const NOTHING_SET: ReadonlySet<keyof ArticleForm> = new Set();
  const server = form({
    title: 'Un titre',
    content: '<p>a</p>',
    slug: 'un-titre',
    description: 'Un titre',
    readingTime: '7 min',
    publishedAt: '2027-01-05T08:00:00.000Z',
  });

  it.each<[string, Partial<ArticleForm>, boolean]>([
    ['the same text', {}, false],
    ['another text', { content: '<p>ab</p>' }, true],
    ['another title', { title: 'Deux' }, true],
    ['other tags', { tags: ['x'] }, true],
    ['a slug that the database has made', { slug: '' }, false],
    ['a slug that was typed', { slug: 'autre', isSlugCustom: true }, true],
    ['a description that the database has completed', { description: '' }, false],
    ['another description', { description: 'Autre' }, true],
    ['spaces at the end of a title', { title: 'Un titre ' }, false],
    ['a reading time that the database has computed', { readingTime: '' }, false],
    ['another reading time', { readingTime: '8 min' }, true],
    ['the date of a publication', { publishedAt: null }, false],
    ['another date', { publishedAt: '2027-02-05T08:00:00.000Z' }, true],
    ['the type that the address names', { contentType: 'anecdote' }, false],
  ])('%s, not set by the user: %s', (_what, changes, isOffered) => {
    expect(isWorthOffering({ ...server, ...changes }, server, NOTHING_SET)).toBe(isOffered);
  });

  it.each<[string, Partial<ArticleForm>, boolean]>([
    ['the type', { contentType: 'anecdote' }, true],
    ['a date taken away', { publishedAt: null }, true],
    ['a reading time taken away', { readingTime: '' }, true],
    ['a date and a type as they were', {}, false],
    ['a slug that followed the title already', { slug: 'un-titre-2' }, false],
  ])('%s, set by the user: %s', (_what, changes, isOffered) => {
    const set = new Set(['contentType', 'publishedAt', 'readingTime', 'slug'] as const);
    expect(isWorthOffering({ ...server, ...changes }, server, set)).toBe(isOffered);
  });

  it('a slug that was typed once and follows the title again', () => {
    const typed = { ...server, slug: 'autre', isSlugCustom: true };
    expect(isWorthOffering(server, typed, new Set(['slug'] as const))).toBe(true);
  });

  it('a form in which nothing was typed is not', () => {
    expect(isWorthOffering(form({ content: '<p></p>' }), emptyForm('anecdote'), NOTHING_SET)).toBe(false);
  });
});
