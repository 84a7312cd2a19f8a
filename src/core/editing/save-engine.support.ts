import { emptyForm } from './article-form.ts';
import type { LoadedArticle, SaveOutcome } from './article-store.ts';
import { transition } from './save-engine.ts';
import { openedState, type SaveEvent, type SavePhase, type SaveState } from './save-state.ts';

export const theirs: LoadedArticle = {
  id: 'a',
  version: 9,
  status: 'draft',
  form: emptyForm('blog'),
  publishedForm: null,
  scheduledAt: null,
  savedAt: '2026-11-22T10:00:00Z',
  isWritable: true,
  review: null,
};
export const OUTCOMES: SaveOutcome[] = [
  {
    kind: 'saved',
    version: 9,
    savedAt: '2026-11-22T11:00:00Z',
    status: 'draft',
    slug: null,
    publishedAt: null,
    hasWorkingCopy: false,
    scheduledAt: null,
    publicationId: null,
  },
  { kind: 'conflict', current: theirs, savedBy: null },
  { kind: 'slug-taken' },
  { kind: 'refused', field: null, message: '' },
  { kind: 'too-large' },
  { kind: 'deleted' },
  { kind: 'signed-out' },
  { kind: 'not-allowed' },
  { kind: 'busy', retryAfter: 4 },
  { kind: 'unreachable' },
];
export const outcome = (kind: SaveOutcome['kind']) =>
  OUTCOMES.find((candidate) => candidate.kind === kind) as SaveOutcome;
export const answer = (kind: SaveOutcome['kind']): SaveEvent => ({ kind: 'answered', outcome: outcome(kind) });
export const ask = (intent: 'save' | 'publish' | 'unpublish' | 'auto-save'): SaveEvent => ({ kind: 'asked', intent });
export const TICK: SaveEvent = { kind: 'tick', hasTitle: true };
export const TAKE_OVER: SaveEvent = { kind: 'took-over', version: 5, isUnsaved: true, hasUnsettled: false };

export const YIELD: SaveEvent = { kind: 'yielded' };

export const after = (state: SaveState, ...events: SaveEvent[]) =>
  events.reduce((current, event) => transition(current, event).state, state);
export const effectsOf = (state: SaveState, event: SaveEvent) => transition(state, event).effects;
export const changed = (version = 4, hasUnsettled = false) =>
  after(openedState(version, hasUnsettled), { kind: 'changed' });
export const saving = after(changed(), TICK);

export const STATES: Record<SavePhase, SaveState> = {
  idle: changed(),
  saving,
  waiting: after(saving, answer('unreachable')),
  refused: after(saving, answer('refused')),
  'signed-out': after(saving, answer('signed-out')),
  conflict: after(saving, answer('conflict')),
  settling: after(changed(4, true), TICK, answer('conflict')),
  deleted: after(saving, answer('deleted')),
  elsewhere: after(changed(), YIELD),
};
