import type { LoadedArticle, SaveIntent, SaveOutcome } from './article-store.ts';

export type SavePhase =
  | 'idle'
  /** A single write is on its way. */
  | 'saving'
  /** A write got no answer, or met a rate limit; the write is repeated. */
  | 'waiting'
  /** The database refuses the form; a retry waits for a change. */
  | 'refused'
  | 'signed-out'
  /** Somebody else wrote; nothing is written until the writer decides. */
  | 'conflict'
  /** The conflict may be with a write of ours whose answer was lost; that write is repeated to find out. */
  | 'settling'
  | 'deleted'
  | 'elsewhere';

export type SaveFailure = Exclude<SaveOutcome, { kind: 'saved' }>;
export type SaveSuccess = Extract<SaveOutcome, { kind: 'saved' }>;

export interface RunningWrite {
  intent: SaveIntent;
  /** Number of edits in the text when it was sent. */
  edits: number;
  /** Number of repetitions. */
  attempt: number;
  /** True when one of its attempts may have been written without our knowing. */
  isUncertain: boolean;
}

export interface SaveState {
  phase: SavePhase;
  /** Version that the next write begins from; 0 before the article exists. */
  version: number;
  /** Number of changes that the user has made; `savedEdits` of them are on the server. */
  edits: number;
  savedEdits: number;
  running: RunningWrite | null;
  /** Write that waits for the running one to end; its payload is built when it is sent. */
  next: SaveIntent | null;
  /** True when a write of unknown outcome is no longer repeated. */
  hasUnsettled: boolean;
  failure: SaveFailure | null;
  isSuccessShown: boolean;
}

export type SaveEvent =
  | { kind: 'changed' }
  | { kind: 'asked'; intent: SaveIntent }
  | { kind: 'tick'; hasTitle: boolean }
  | { kind: 'answered'; outcome: SaveOutcome }
  | { kind: 'retry-due' }
  | { kind: 'online' }
  | { kind: 'signed-in' }
  | { kind: 'kept-mine' }
  | { kind: 'took-theirs' }
  /** Another tab becomes leader. */
  | { kind: 'yielded' }
  /** The new leader has the text up to this number of edits. */
  | { kind: 'taken'; edits: number }
  /** This tab becomes leader, and goes on from the former leader's text. */
  | { kind: 'took-over'; version: number; isUnsaved: boolean; hasUnsettled: boolean }
  | { kind: 'success-over' };

export type SaveEffect =
  /** Build a request of the present form, name it, send it. */
  | { kind: 'send'; intent: SaveIntent; baseVersion: number }
  /** Send the last request again, unchanged. */
  | { kind: 'repeat' }
  | { kind: 'settle' }
  /** Put the last request aside: its outcome is unknown. */
  | { kind: 'put-aside' }
  | { kind: 'forget-aside' }
  | { kind: 'settled'; outcome: SaveOutcome }
  /** Wait for retry number `attempt`, or for as long as the server asked. */
  | { kind: 'wait'; attempt: number; retryAfter: number | null }
  /** Answer the callers of the running write, or of all writes. */
  | { kind: 'answer'; outcome: SaveOutcome; to: 'running' | 'all' }
  /** The server has the text as it was sent. */
  | { kind: 'acknowledge'; outcome: SaveSuccess; intent: SaveIntent }
  | { kind: 'show-success'; isAutomatic: boolean }
  | { kind: 'show-failure'; failure: SaveFailure; isAutomatic: boolean };

export interface SaveStep {
  state: SaveState;
  effects: SaveEffect[];
}

/** @param version 0 for an article that does not exist yet */
export function openedState(version: number, hasUnsettled = false): SaveState {
  return {
    phase: 'idle',
    version,
    edits: 0,
    savedEdits: 0,
    running: null,
    next: null,
    hasUnsettled,
    failure: null,
    isSuccessShown: false,
  };
}

export const isUnsaved = ({ edits, savedEdits }: SaveState): boolean => edits > savedEdits;

export function conflictOf({ phase, failure }: SaveState): { current: LoadedArticle; savedBy: string | null } | null {
  return phase === 'conflict' && failure?.kind === 'conflict' ? failure : null;
}
