import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../core/editing/article-form.ts';
import type { JournalEntry } from '../../../core/editing/journal.ts';
import type { JournalStore } from './journal-store.ts';
import { beginArticle, isOnlyHere } from './new-article.ts';

const snapshot = (baseVersion: number): JournalEntry => ({
  userId: 'user',
  articleId: 'id',
  sessionId: `session-${baseVersion}`,
  number: 1,
  typedAt: '2026-11-22T12:00:00Z',
  kind: 'snapshot',
  form: emptyForm('blog'),
  baseVersion,
});
const journal = (...entries: JournalEntry[]): JournalStore => ({
  write: () => Promise.resolve(),
  read: () => Promise.resolve(entries),
});

describe('an article that only this browser can know', () => {
  it('is recognised when it has just been begun, at its first opening only', async () => {
    const articleId = beginArticle();
    expect(await isOnlyHere(journal(), 'user', articleId)).toBe(true);
    expect(await isOnlyHere(journal(), 'user', articleId)).toBe(false);
  });

  it.each([
    ['typed before any save', [snapshot(0)], true],
    ['typed after a save', [snapshot(3)], false],
    ['typed before and after a save', [snapshot(0), snapshot(1)], false],
    ['no entry', [], false],
  ])('is recognised by its entries in the journal: %s', async (_what, entries, expected) => {
    expect(await isOnlyHere(journal(...entries), 'user', 'id')).toBe(expected);
  });

  it('is not assumed when the journal cannot be read', async () => {
    const broken = { ...journal(), read: () => Promise.reject(new Error('no storage')) };
    expect(await isOnlyHere(broken, 'user', 'id')).toBe(false);
  });
});
