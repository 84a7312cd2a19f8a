import { describe, expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { byChain, isWorthOffering, textOfChain, unsettledWrite, type JournalEntry } from './journal.ts';
import type { StepJson } from './rich-text-handle.ts';

const place = (number: number) => ({
  userId: 'u',
  articleId: 'a',
  chain: 'c',
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

describe('textOfChain', () => {
  it('puts what was typed on the newest snapshot, in the order of its places', () => {
    const entries: JournalEntry[] = [
      steps(5, 'd'),
      { ...place(4), kind: 'fields', fields: { title: 'Un titre' } },
      steps(3, 'b', 'c'),
      snapshot(2, { content: 'a' }),
      steps(1, 'z'),
    ];
    expect(textOfChain(entries, append)).toEqual({
      form: form({ content: 'abcd', title: 'Un titre' }),
      typedAt: '2026-11-22T10:00:05Z',
      baseVersion: 3,
    });
  });

  it('begins from a write on its way as from a snapshot', () => {
    expect(textOfChain([sent(1, { content: 'a' }), steps(2, 'b')], append)?.form.content).toBe('ab');
  });

  it('falls back on the snapshot when the steps do not apply, and keeps the fields', () => {
    const entries = [
      snapshot(1, { content: 'a' }),
      steps(2, 'b'),
      { ...place(3), kind: 'fields' as const, fields: { title: 'T' } },
    ];
    expect(textOfChain(entries, refuse)?.form).toEqual(form({ content: 'a', title: 'T' }));
  });

  it('gives nothing where there is nothing to begin from', () => {
    expect(textOfChain([steps(1, 'a')], append)).toBeNull();
  });
});

it('the newest write on its way is the unsettled one', () => {
  expect(unsettledWrite([sent(4, {}), snapshot(9, {}), sent(2, {})])?.saveId).toBe('s4');
  expect(unsettledWrite([snapshot(1, {})])).toBeNull();
});

it('entries of several tabs and articles are kept apart', () => {
  const other = { ...snapshot(1, {}), chain: 'd' };
  const another = { ...snapshot(1, {}), articleId: 'b' };
  expect(byChain([snapshot(1, {}), other, another, steps(2, 'x')]).map(({ length }) => length)).toEqual([2, 1, 1]);
});

describe('isWorthOffering', () => {
  const server = form({ title: 'Un titre', content: '<p>a</p>', slug: 'un-titre', description: 'Un titre' });

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
  ])('%s: %s', (_what, changes, isOffered) => {
    expect(isWorthOffering({ ...server, ...changes }, server)).toBe(isOffered);
  });

  it('a form in which nothing was typed is not', () => {
    expect(isWorthOffering(form({ content: '<p></p>' }), emptyForm('anecdote'))).toBe(false);
  });
});
