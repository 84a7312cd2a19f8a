import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedArticle } from '../../core/editing/article-store.ts';
import { emptyForm } from '../../core/editing/article-form.ts';
import type { EditingSession } from './editing-session.ts';
import { openArticle, type OpeningDependencies } from './open-article.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const ARTICLE: LoadedArticle = {
  id: ID,
  version: 1,
  status: 'draft',
  form: emptyForm('blog'),
  publishedForm: null,
  scheduledAt: null,
  savedAt: '2026-11-22T12:00:00Z',
  isWritable: true,
  review: null,
};
const SESSION = {} as EditingSession;
const EXISTING = { articleId: ID, isNew: false, contentType: 'blog' } as const;
const NEW = { ...EXISTING, isNew: true };

function dependencies(changes: Partial<OpeningDependencies> = {}) {
  return {
    load: vi.fn<OpeningDependencies['load']>(() => Promise.resolve(ARTICLE)),
    isDeleted: vi.fn<OpeningDependencies['isDeleted']>(() => Promise.resolve(false)),
    isOnlyHere: vi.fn<OpeningDependencies['isOnlyHere']>(() => Promise.resolve(false)),
    openSession: vi.fn<OpeningDependencies['openSession']>(() => SESSION),
    retry: { sleep: () => Promise.resolve(), random: () => 0 },
    ...changes,
  };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it('an invalid article id is reported as not found, without a request to the database', async () => {
  const load = vi.fn<OpeningDependencies['load']>(() => Promise.reject(new Error('invalid input syntax')));
  expect(await openArticle({ ...EXISTING, articleId: 'abc' }, dependencies({ load }))).toEqual({ kind: 'not-found' });
  expect(load).not.toHaveBeenCalled();
});

describe('an existing article', () => {
  it('is opened as it was loaded', async () => {
    const given = dependencies();
    expect(await openArticle(EXISTING, given)).toEqual({
      kind: 'open',
      session: SESSION,
      isOpened: true,
      review: null,
    });
    expect(given.openSession).toHaveBeenCalledWith(EXISTING, ARTICLE);
  });

  it('is opened read-only for a member who may not write it', async () => {
    const article = { ...ARTICLE, isWritable: false };
    const given = dependencies({ load: vi.fn(() => Promise.resolve(article)) });
    expect(await openArticle(EXISTING, given)).toEqual({ kind: 'read-only', article });
    expect(given.openSession).not.toHaveBeenCalled();
  });

  it('is opened when three attempts to load it have failed and the fourth succeeds', async () => {
    const load = vi.fn<OpeningDependencies['load']>(() => Promise.resolve(ARTICLE));
    for (let failure = 0; failure < 3; failure += 1) load.mockRejectedValueOnce(new Error('cut'));
    expect(await openArticle(EXISTING, dependencies({ load }))).toMatchObject({ kind: 'open' });
  });

  it('fails to open, without a session, when the database does not answer', async () => {
    const given = dependencies({ load: () => Promise.reject(new Error('cut')) });
    expect(await openArticle(EXISTING, given)).toEqual({ kind: 'failed' });
    expect(given.openSession).not.toHaveBeenCalled();
  });
});

it.each([
  [true, 'deleted'],
  [false, 'not-found'],
] as const)('a missing article (deleted: %s) is reported as %s', async (isDeleted, kind) => {
  const given = dependencies({ load: () => Promise.resolve(null), isDeleted: () => Promise.resolve(isDeleted) });
  expect(await openArticle(EXISTING, given)).toEqual({ kind });
});

describe('a new article', () => {
  it('is opened empty', async () => {
    const given = dependencies({ load: () => Promise.resolve(null) });
    expect(await openArticle(NEW, given)).toMatchObject({ kind: 'open', isOpened: false });
    expect(given.openSession).toHaveBeenCalledWith(NEW, null);
  });

  it('is opened empty after one failed attempt to load it when only this browser knows it', async () => {
    const load = vi.fn<OpeningDependencies['load']>(() => Promise.reject(new Error('cut')));
    const given = dependencies({ load, isOnlyHere: () => Promise.resolve(true) });
    expect(await openArticle(NEW, given)).toMatchObject({ kind: 'open', isOpened: false });
    expect(given.openSession).toHaveBeenCalledWith(NEW, null);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is reported as deleted when it was saved and is now in the trash', async () => {
    const given = dependencies({ load: () => Promise.resolve(null), isDeleted: () => Promise.resolve(true) });
    expect(await openArticle(NEW, given)).toEqual({ kind: 'deleted' });
    expect(given.openSession).not.toHaveBeenCalled();
  });

  it('is not opened empty when it may have been saved and the database does not answer', async () => {
    const given = dependencies({ load: () => Promise.reject(new Error('cut')) });
    expect(await openArticle(NEW, given)).toEqual({ kind: 'failed' });
    expect(given.openSession).not.toHaveBeenCalled();
  });

  it('is opened from the saved version even when this browser alone seemed to know it', async () => {
    const given = dependencies({ isOnlyHere: () => Promise.resolve(true) });
    expect(await openArticle(NEW, given)).toMatchObject({ kind: 'open', isOpened: true });
  });

  it('is opened from the saved version when it was saved meanwhile', async () => {
    const given = dependencies();
    expect(await openArticle(NEW, given)).toMatchObject({ kind: 'open', isOpened: true });
    expect(given.openSession).toHaveBeenCalledWith(NEW, ARTICLE);
  });
});
