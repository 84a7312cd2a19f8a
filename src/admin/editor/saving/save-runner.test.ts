import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import type { ArticleStore, SaveOutcome } from '../../../core/editing/article-store.ts';
import { openedState } from '../../../core/editing/save-state.ts';
import { SAVING_COPY } from './copy.ts';
import { createSaveRunner } from './save-runner.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const SAVED: SaveOutcome = {
  kind: 'saved',
  version: 1,
  savedAt: '2026-11-22T12:00:00Z',
  status: 'draft',
  slug: 'un-titre',
  publishedAt: null,
  hasWorkingCopy: false,
  scheduledAt: null,
  publicationId: null,
};

it('refuses to save a text that cannot be read, and saves it once it can be read', async () => {
  const save = vi.fn<ArticleStore['save']>(() => Promise.resolve(SAVED));
  const form = vi.fn<() => ArticleForm>(() => ({ ...emptyForm('blog'), title: 'Un titre' }));
  form.mockImplementationOnce(() => {
    throw new Error('its view is gone');
  });
  const runner = createSaveRunner({
    articleId: 'a',
    clock: { now: () => 0, after: () => () => {} },
    random: () => 0,
    newId: () => 'save',
    store: { load: () => Promise.resolve(null), save },
    initial: openedState(0),
    form,
    onSending: vi.fn(),
    onSaved: vi.fn(),
    onSettled: vi.fn(),
    onAutoSave: vi.fn(),
  });
  const outcome = await runner.ask({ kind: 'asked', intent: 'save' });
  expect(outcome).toEqual({ kind: 'refused', field: null, message: SAVING_COPY.unreadable });
  expect(save).not.toHaveBeenCalled();
  expect(await runner.ask({ kind: 'asked', intent: 'save' })).toEqual(SAVED);
});
