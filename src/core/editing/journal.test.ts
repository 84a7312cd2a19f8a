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
  it('applies the entries after the newest snapshot to it, in the order of their numbers', () => {
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

  it('returns the fields that were set before the snapshot and after it', () => {
    const entries: JournalEntry[] = [
      { ...snapshot(1, {}), kind: 'snapshot', form: form(), baseVersion: 3, fieldsSet: ['tags'] },
      { ...place(2), kind: 'fields', fields: { publishedAt: null } },
    ];
    expect(textOfSession(entries, append)?.fieldsSet).toEqual(new Set(['tags', 'publishedAt']));
  });

  it('starts from a sent write as from a snapshot', () => {
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

  it('returns null without a snapshot or a sent write', () => {
    expect(textOfSession([steps(1, 'a')], append)).toBeNull();
  });
});

it('unsettledWrite returns the newest sent write', () => {
  expect(unsettledWrite([sent(4, {}), snapshot(9, {}), sent(2, {})])?.saveId).toBe('s4');
  expect(unsettledWrite([snapshot(1, {})])).toBeNull();
});

it('bySession separates the entries of different sessions and articles', () => {
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
    ['a missing date of publication', { publishedAt: null }, false],
    ['another date', { publishedAt: '2027-02-05T08:00:00.000Z' }, true],
    ['another type, as the address names it', { contentType: 'anecdote' }, false],
  ])('for %s, not set by the user, is %s', (_what, changes, isOffered) => {
    expect(isWorthOffering({ ...server, ...changes }, server, NOTHING_SET)).toBe(isOffered);
  });

  it.each<[string, Partial<ArticleForm>, boolean]>([
    ['another type', { contentType: 'anecdote' }, true],
    ['a removed date', { publishedAt: null }, true],
    ['a removed reading time', { readingTime: '' }, true],
    ['an unchanged date and type', {}, false],
    ['a slug that follows the title in both texts', { slug: 'un-titre-2' }, false],
  ])('for %s, set by the user, is %s', (_what, changes, isOffered) => {
    const set = new Set(['contentType', 'publishedAt', 'readingTime', 'slug'] as const);
    expect(isWorthOffering({ ...server, ...changes }, server, set)).toBe(isOffered);
  });

  it('is true for a slug that the user lets follow the title again', () => {
    const typed = { ...server, slug: 'autre', isSlugCustom: true };
    expect(isWorthOffering(server, typed, new Set(['slug'] as const))).toBe(true);
  });

  it('is false for a form in which nothing was typed', () => {
    expect(isWorthOffering(form({ content: '<p></p>' }), emptyForm('anecdote'), NOTHING_SET)).toBe(false);
  });
});
