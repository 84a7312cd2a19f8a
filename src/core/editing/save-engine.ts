import type { SaveIntent, SaveOutcome } from './article-store.ts';
import {
  isUnsaved,
  type RunningWrite,
  type SaveEffect,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
  type SaveStep,
  type SaveSuccess,
} from './save-state.ts';

/** Retries of an unanswered write, before it waits for the network or the next auto-save (document 1, section 9). */
export const MAXIMUM_SAVE_RETRIES = 3;

/**
 * Returns the state and the effects that follow from an event; pure, and defined for every pair. One write runs at a
 * time; one more waits, and absorbs whatever is requested meanwhile. Every write of an article passes through here.
 *
 * The table gives the next phase for an existing article with a title and unsaved edits, while no write waits; · means
 * unchanged:
 *
 * | event             | idle      | saving     | waiting   | refused   | signed-out | conflict  | settling  | deleted   | elsewhere |
 * | ----------------- | --------- | ---------- | --------- | --------- | ---------- | --------- | --------- | --------- | --------- |
 * | changed           | ·         | ·          | ·         | idle      | ·          | ·         | ·         | ·         | ·         |
 * | asked             | saving    | ·          | saving    | saving    | saving     | ·         | ·         | saving    | ·         |
 * | tick              | saving    | ·          | saving    | ·         | ·          | ·         | ·         | ·         | ·         |
 * | saved             | ·         | idle       | ·         | ·         | ·          | ·         | saving    | ·         | ·         |
 * | conflict          | ·         | conflict   | ·         | ·         | ·          | ·         | conflict  | ·         | ·         |
 * | slug-taken        | ·         | refused    | ·         | ·         | ·          | ·         | conflict  | ·         | ·         |
 * | refused           | ·         | refused    | ·         | ·         | ·          | ·         | conflict  | ·         | ·         |
 * | too-large         | ·         | refused    | ·         | ·         | ·          | ·         | conflict  | ·         | ·         |
 * | deleted           | ·         | deleted    | ·         | ·         | ·          | ·         | deleted   | ·         | ·         |
 * | signed-out        | ·         | signed-out | ·         | ·         | ·          | ·         | waiting   | ·         | ·         |
 * | not-allowed       | ·         | signed-out | ·         | ·         | ·          | ·         | waiting   | ·         | ·         |
 * | busy              | ·         | waiting    | ·         | ·         | ·          | ·         | waiting   | ·         | ·         |
 * | unreachable       | ·         | waiting    | ·         | ·         | ·          | ·         | waiting   | ·         | ·         |
 * | retry-due         | ·         | ·          | saving    | ·         | ·          | ·         | ·         | ·         | ·         |
 * | online            | ·         | ·          | saving    | ·         | ·          | ·         | ·         | ·         | ·         |
 * | signed-in         | ·         | ·          | saving    | ·         | saving     | ·         | ·         | ·         | ·         |
 * | kept-mine         | ·         | ·          | ·         | ·         | ·          | saving    | ·         | ·         | ·         |
 * | took-theirs       | ·         | ·          | ·         | ·         | ·          | idle      | ·         | ·         | ·         |
 * | yielded           | elsewhere | elsewhere  | elsewhere | elsewhere | elsewhere  | elsewhere | elsewhere | elsewhere | ·         |
 * | taken             | ·         | ·          | ·         | ·         | ·          | ·         | ·         | ·         | ·         |
 * | took-over         | ·         | ·          | ·         | ·         | ·          | ·         | ·         | ·         | idle      |
 * | success-over      | ·         | ·          | ·         | ·         | ·          | ·         | ·         | ·         | ·         |
 */
export function transition(state: SaveState, event: SaveEvent): SaveStep {
  switch (event.kind) {
    case 'changed':
      return stay({
        ...state,
        ...(state.phase === 'refused' ? { phase: 'idle', failure: null } : {}),
        edits: state.edits + 1,
      });
    case 'asked':
      return asked(state, event.intent);
    case 'tick': {
      if (state.phase === 'waiting') return resumed(state);
      const isDue = state.version > 0 && event.hasTitle && isUnsaved(state);
      return state.phase === 'idle' && isDue ? sent(state, 'auto-save') : stay(state);
    }
    case 'answered':
      return answered(state, event.outcome);
    case 'retry-due':
    case 'online':
      return state.phase === 'waiting' ? resumed(state) : stay(state);
    case 'signed-in':
      if (state.phase === 'waiting') return resumed(state);
      if (state.phase !== 'signed-out') return stay(state);
      if (state.next) return sent(state, state.next);
      return stay({ ...state, phase: 'idle', failure: null });
    case 'kept-mine':
      if (state.failure?.kind !== 'conflict' || state.phase !== 'conflict') return stay(state);
      return sent({ ...state, version: state.failure.current.version }, 'save');
    case 'took-theirs':
      if (state.failure?.kind !== 'conflict' || state.phase !== 'conflict') return stay(state);
      return stay({
        ...state,
        phase: 'idle',
        version: state.failure.current.version,
        savedEdits: state.edits,
        failure: null,
      });
    case 'yielded':
      return yielded(state);
    case 'taken':
      return stay({ ...state, savedEdits: Math.max(state.savedEdits, event.edits) });
    case 'took-over': {
      if (state.phase !== 'elsewhere') return stay(state);
      const edits = state.edits + 1;
      const { version, hasUnsettled } = event;
      const savedEdits = event.isUnsaved ? state.savedEdits : edits;
      return stay({ ...state, phase: 'idle', version, hasUnsettled, edits, savedEdits, running: null, failure: null });
    }
    case 'success-over':
      return stay({ ...state, isSuccessShown: false });
  }
}

const stay = (state: SaveState, ...effects: SaveEffect[]): SaveStep => ({ state, effects });

function asked(state: SaveState, intent: SaveIntent): SaveStep {
  const next = merged(state.next, intent);
  switch (state.phase) {
    case 'idle':
    case 'refused':
    case 'signed-out':
    case 'deleted':
      return sent(state, next);
    case 'saving':
    case 'settling':
      return stay({ ...state, next });
    case 'waiting':
      if (state.running && isKnownFailure(state.running) && state.running.intent !== intent)
        return sentInstead(state, next);
      return resumed({ ...state, next, running: state.running && { ...state.running, attempt: 0 } });
    case 'conflict':
      return stay(state, { kind: 'answer', outcome: state.failure ?? BUSY, to: 'all' });
    case 'elsewhere':
      return stay(state, { kind: 'answer', outcome: BUSY, to: 'all' });
  }
}

const BUSY: SaveOutcome = { kind: 'busy', retryAfter: null };

/** Merges two requested writes: the later change of status wins, otherwise the write that does more. */
function merged(former: SaveIntent | null, latter: SaveIntent): SaveIntent {
  if (former === null || changesStatus(latter)) return latter;
  return changesStatus(former) || latter === 'auto-save' ? former : latter;
}

const changesStatus = (intent: SaveIntent) => intent !== 'save' && intent !== 'auto-save';

function sent(state: SaveState, intent: SaveIntent, ...before: SaveEffect[]): SaveStep {
  const running: RunningWrite = { intent, edits: state.edits, attempt: 0, isUncertain: false };
  return stay({ ...state, phase: 'saving', running, next: null, failure: null, isSuccessShown: false }, ...before, {
    kind: 'send',
    intent,
    baseVersion: state.version,
  });
}

/** Returns true for a change of status that was reported as failed; a later retry must not show it to visitors. */
const isKnownFailure = ({ intent, attempt, isUncertain }: RunningWrite): boolean =>
  isUncertain && attempt > MAXIMUM_SAVE_RETRIES && changesStatus(intent);

/** Sends another write instead of the unanswered one; if both writes are done, `settle` resolves the conflict. */
const sentInstead = (state: SaveState, intent: SaveIntent): SaveStep =>
  sent({ ...state, hasUnsettled: true }, merged('save', intent), { kind: 'put-aside' });

/** Repeats a write that may have been done; a write that surely failed is sent anew with the present text. */
function resumed(state: SaveState): SaveStep {
  const { running, next } = state;
  if (!running) return stay({ ...state, phase: 'idle' });
  if (isKnownFailure(running)) return withAttempts(sentInstead(state, next ?? 'save'), running);
  if (running.isUncertain) return stay({ ...state, phase: 'saving' }, { kind: 'repeat' });
  return withAttempts(sent(state, next ? merged(running.intent, next) : running.intent), running);
}

const withAttempts = ({ state, effects }: SaveStep, { attempt }: RunningWrite): SaveStep => ({
  state: { ...state, running: state.running && { ...state.running, attempt } },
  effects,
});

function answered(state: SaveState, outcome: SaveOutcome): SaveStep {
  const { phase, running } = state;
  if (!running) return stay(state);
  if (phase === 'elsewhere') return stay({ ...state, running: null }, { kind: 'answer', outcome, to: 'all' });
  if (phase === 'settling') return settled(state, running, outcome);
  if (phase !== 'saving') return stay(state);
  switch (outcome.kind) {
    case 'saved':
      return saved(state, running, outcome);
    case 'conflict':
      return state.hasUnsettled
        ? stay({ ...state, phase: 'settling', failure: outcome }, { kind: 'settle' })
        : stopped(state, 'conflict', outcome);
    case 'slug-taken':
    case 'refused':
    case 'too-large':
      if (!state.next) {
        return failed({ ...state, phase: 'refused', running: null, failure: outcome }, running, outcome, 'running');
      }
      return sent(state, state.next, { kind: 'answer', outcome, to: 'running' });
    case 'deleted':
      return stopped(state, 'deleted', outcome);
    case 'signed-out':
    case 'not-allowed':
      return signedOut(state, running, outcome);
    case 'busy':
    case 'unreachable':
      return unanswered(state, running, outcome);
  }
}

function saved(state: SaveState, running: RunningWrite, outcome: SaveSuccess): SaveStep {
  const acknowledged: SaveState = {
    ...state,
    phase: 'idle',
    version: outcome.version,
    savedEdits: running.edits,
    running: null,
    hasUnsettled: false,
    failure: null,
    isSuccessShown: true,
  };
  const effects: SaveEffect[] = [
    ...(state.hasUnsettled ? [{ kind: 'forget-aside' } as const] : []),
    { kind: 'acknowledge', outcome, intent: running.intent },
    { kind: 'answer', outcome, to: 'running' },
  ];
  if (state.next) return sent(acknowledged, state.next, ...effects);
  return stay(acknowledged, ...effects, { kind: 'show-success', isAutomatic: running.intent === 'auto-save' });
}

/** Learns whether the conflict was with our own write: then the version is ours, and the text may be sent. */
function settled(state: SaveState, running: RunningWrite, outcome: SaveOutcome): SaveStep {
  const conflict = state.failure;
  if (conflict?.kind !== 'conflict') return stay({ ...state, phase: 'idle', running: null });
  switch (outcome.kind) {
    case 'saved':
      if (outcome.version !== conflict.current.version) break;
      return sent({ ...state, version: outcome.version, hasUnsettled: false }, running.intent, {
        kind: 'settled',
        outcome,
      });
    case 'deleted':
      return stopped(state, 'deleted', outcome, { kind: 'settled', outcome });
    case 'busy':
    case 'unreachable':
    case 'signed-out':
    case 'not-allowed':
      // The running write was surely not done: sent again, it meets the conflict again.
      return unanswered(state, { ...running, isUncertain: false }, outcome, false);
  }
  return stopped({ ...state, hasUnsettled: false }, 'conflict', conflict, { kind: 'settled', outcome });
}

function stopped(
  state: SaveState,
  phase: 'conflict' | 'deleted',
  failure: SaveFailure,
  ...before: SaveEffect[]
): SaveStep {
  const isAutomatic = state.running?.intent === 'auto-save' && !state.next;
  return stay(
    { ...state, phase, running: null, next: null, failure },
    ...before,
    { kind: 'answer', outcome: failure, to: 'all' },
    { kind: 'show-failure', failure, isAutomatic },
  );
}

/** Saves resume by themselves after signing in again; a publication must be requested again. */
function signedOut(state: SaveState, running: RunningWrite, failure: SaveFailure): SaveStep {
  const wanted = state.next ? merged(running.intent, state.next) : running.intent;
  const next = withoutStatus(wanted);
  const { isUncertain } = running;
  return stay(
    { ...state, phase: 'signed-out', running: null, next, failure, hasUnsettled: state.hasUnsettled || isUncertain },
    ...(isUncertain ? [{ kind: 'put-aside' } as const] : []),
    { kind: 'answer', outcome: failure, to: 'all' },
    { kind: 'show-failure', failure, isAutomatic: running.intent === 'auto-save' },
  );
}

function unanswered(
  state: SaveState,
  running: RunningWrite,
  failure: SaveFailure,
  isUncertain = running.isUncertain || failure.kind === 'unreachable',
): SaveStep {
  const waiting: SaveState = {
    ...state,
    phase: 'waiting',
    running: { ...running, attempt: running.attempt + 1, isUncertain },
    failure,
  };
  if (running.attempt >= MAXIMUM_SAVE_RETRIES) return failed(givenUp(waiting), running, failure, 'all');
  const retryAfter = failure.kind === 'busy' ? failure.retryAfter : null;
  return stay(waiting, { kind: 'wait', attempt: running.attempt, retryAfter });
}

/** Turns a failed publication into a save, since its writer was told: text is published only on request. */
function givenUp(state: SaveState): SaveState {
  const { running, next } = state;
  return {
    ...state,
    running: running && !running.isUncertain ? { ...running, intent: withoutStatus(running.intent) } : running,
    next: next && withoutStatus(next),
  };
}

const withoutStatus = (intent: SaveIntent) => (changesStatus(intent) ? 'save' : intent);

const failed = (state: SaveState, running: RunningWrite, failure: SaveFailure, to: 'running' | 'all'): SaveStep =>
  stay(
    state,
    { kind: 'answer', outcome: failure, to },
    { kind: 'show-failure', failure, isAutomatic: running.intent === 'auto-save' && !state.next },
  );

/** Stops writing. The other tab learns of a write on its way, and settles it. */
function yielded(state: SaveState): SaveStep {
  if (state.phase === 'elsewhere') return stay(state);
  const running = state.phase === 'saving' || state.phase === 'settling' ? state.running : null;
  const gone: SaveState = { ...state, phase: 'elsewhere', running, next: null, failure: null, isSuccessShown: false };
  return running ? stay(gone) : stay(gone, { kind: 'answer', outcome: BUSY, to: 'all' });
}
