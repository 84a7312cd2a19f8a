import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NO_RECORD } from '../../core/editing/article-state.ts';
import { STATUS_COPY } from './copy.ts';
import type { SavingState } from './editing-session.ts';
import { SaveStatus } from './SaveStatus.tsx';

const NOWHERE = { onThisComputer: null, onTheServer: null, online: null };
const SAVED = { ...NOWHERE, onTheServer: '2026-01-15T08:00:00Z' };

it.each<[string, Partial<SavingState>, string]>([
  ['nothing was written', {}, STATUS_COPY.nothingYet],
  ['all is on the server', { places: SAVED }, STATUS_COPY.allSaved],
  ['something is not saved', { places: SAVED, isUnsaved: true }, STATUS_COPY.unsaved],
  ['a save is on its way', { places: SAVED, isUnsaved: true, status: 'saving' }, STATUS_COPY.saving],
  ['a save has just ended', { places: SAVED, status: 'success' }, STATUS_COPY.saved],
  ['a save failed', { isUnsaved: true, status: 'error', error: 'Réessaie.' }, 'Réessaie.'],
])('says that %s', async (_, state, sentence) => {
  const saving: SavingState = { status: 'idle', error: null, isUnsaved: false, places: NOWHERE, ...state };
  await render(<SaveStatus saving={saving} record={NO_RECORD} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(sentence);
});
