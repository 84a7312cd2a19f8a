import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm } from '../../../core/editing/article-form.ts';
import type { JournalEntry } from '../../../core/editing/journal.ts';
import { replayPlainSteps } from './fake-browser.support.ts';
import { indexedDatabaseJournal, keyOf, type JournalStore } from './journal-store.ts';
import { forgetText, forgetTexts, unsentTexts } from './unsent-texts.ts';

const entry = (articleId: string, number: number, changes: Partial<JournalEntry> = {}): JournalEntry =>
  ({
    userId: 'u',
    articleId,
    sessionId: 'c',
    number,
    typedAt: `2026-11-22T10:00:0${number}Z`,
    kind: 'snapshot',
    form: { ...emptyForm('blog'), content: `${articleId}${number}` },
    baseVersion: 0,
    ...changes,
  }) as JournalEntry;

let journal: JournalStore;
let databases = 0;
beforeEach(() => {
  journal = indexedDatabaseJournal(`journal-${(databases += 1)}`);
});
const put = (...entries: JournalEntry[]) => journal.write({ put: entries, remove: [], isDurable: true });

describe('the journal in IndexedDB', () => {
  it('returns the entries of a user for one article or for all articles, without entries of other users', async () => {
    const others = [entry('b', 1), entry('a', 1, { userId: 'v' }), entry('ab', 1)];
    await put(entry('a', 10), entry('a', 2), ...others);
    expect((await journal.read('u', 'a')).map(({ number }) => number)).toEqual([2, 10]);
    expect((await journal.read('u')).map(({ articleId }) => articleId)).toEqual(['a', 'a', 'ab', 'b']);
  });

  it('adds and removes entries in one write', async () => {
    await put(entry('a', 1));
    await journal.write({ put: [entry('a', 2)], remove: [keyOf(entry('a', 1))], isDurable: false });
    expect((await journal.read('u', 'a')).map(({ number }) => number)).toEqual([2]);
  });

  it('writes no entry when one of several cannot be written', async () => {
    const broken = { ...entry('a', 2), form: () => {} } as unknown as JournalEntry;
    await expect(put(entry('a', 1), broken)).rejects.toThrow();
    expect(await journal.read('u')).toEqual([]);
  });
});

describe('the unsent texts in the journal', () => {
  const loadReplay = vi.fn(async () => replayPlainSteps);
  beforeEach(() => loadReplay.mockClear());

  it('are listed once for each article, the newest first', async () => {
    const saved = entry('b', 5, { baseVersion: 3 } as Partial<JournalEntry>);
    await put(entry('a', 1), entry('a', 3, { sessionId: 'd' }), saved, entry('z', 9, { userId: 'v' }));
    const texts = await unsentTexts(journal, 'u', loadReplay);
    expect(texts.map(({ form, isNew }) => [form.content, isNew])).toEqual([
      ['b5', false],
      ['a3', true],
    ]);
  });

  it('leave out open sessions, and load the code that replays steps only when there are steps', async () => {
    await put(entry('a', 1), entry('b', 1, { sessionId: 'd' }));
    const texts = await unsentTexts(journal, 'u', loadReplay, new Set(['d']));
    expect(texts.map(({ articleId }) => articleId)).toEqual(['a']);
    expect(loadReplay).not.toHaveBeenCalled();
    await put(entry('a', 2, { kind: 'steps', steps: [] } as Partial<JournalEntry>));
    await unsentTexts(journal, 'u', loadReplay);
    expect(loadReplay).toHaveBeenCalledOnce();
  });

  it('are deleted one by one, except in open sessions', async () => {
    const older = entry('a', 1);
    const newer = entry('a', 3, { sessionId: 'd' });
    await put(older, newer, entry('b', 1, { sessionId: 'd' }));
    const [text] = await unsentTexts(journal, 'u', loadReplay);
    expect(text?.sessionId).toBe('d');
    await forgetText(journal, 'u', { articleId: 'a', sessionId: 'd' }, new Set(['d']));
    expect(await journal.read('u', 'a')).toEqual([older, newer]);
    await forgetText(journal, 'u', { articleId: 'a', sessionId: 'd' }, new Set(['c']));
    expect(await journal.read('u', 'a')).toEqual([older]);
    expect(await journal.read('u', 'b')).toHaveLength(1);
  });

  it('are deleted all at once, except in open sessions', async () => {
    const written = entry('b', 1, { sessionId: 'd' });
    await put(entry('a', 1), entry('b', 2), written);
    await forgetTexts(journal, 'u', new Set(['d']));
    expect(await journal.read('u')).toEqual([written]);
  });
});
