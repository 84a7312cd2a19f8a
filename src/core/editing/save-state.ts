import type { LoadedArticle, SaveIntent, SaveOutcome } from './article-store.ts';

/** Phase of saving one article. */
export type SavePhase =
  /** Nothing runs. */
  | 'idle'
  /** A single write is on its way. */
  | 'saving'
  /** A write got no answer, or was told to come later: it is repeated. */
  | 'waiting'
  /** The database does not want what the form holds: worth another try once it has changed. */
  | 'refused'
  | 'signed-out'
  /** Somebody else has written: nothing is, before it is settled. */
  | 'conflict'
  /** A conflict may be with a write of ours whose answer was lost: that one is repeated, to know. */
  | 'settling'
  | 'deleted'
  /** Another tab writes this article. */
  | 'elsewhere';

export type SaveFailure = Exclude<SaveOutcome, { kind: 'saved' }>;
export type SaveSuccess = Extract<SaveOutcome, { kind: 'saved' }>;

/** A write that runs or is to be repeated. */
export interface RunningWrite {
  intent: SaveIntent;
  /** How many edits the text held when it was sent. */
  edits: number;
  /** How often it was repeated. */
  attempt: number;
  /** Whether one of its attempts may have been written without our knowing. */
  isUncertain: boolean;
}

export interface SaveState {
  phase: SavePhase;
  /** The version that the next write begins from; 0 before the article exists. */
  version: number;
  /** How many changes the user has made, and how many of them the server has. */
  edits: number;
  savedEdits: number;
  running: RunningWrite | null;
  /** The one write that waits for the running one to end; its payload is built when it is sent. */
  next: SaveIntent | null;
  /** Whether there is a write whose outcome is not known and that is no longer repeated. */
  hasUnsettled: boolean;
  failure: SaveFailure | null;
  isSuccessShown: boolean;
}

export type SaveEvent =
  | { kind: 'changed' }
  | { kind: 'asked'; intent: SaveIntent }
  /** Time for an auto-save. */
  | { kind: 'tick'; hasTitle: boolean }
  | { kind: 'answered'; outcome: SaveOutcome }
  | { kind: 'retry-due' }
  | { kind: 'online' }
  | { kind: 'signed-in' }
  | { kind: 'kept-mine' }
  | { kind: 'took-theirs' }
  /** Another tab writes from now on. */
  | { kind: 'yielded' }
  /** The new leader has the text up to this number of edits. */
  | { kind: 'taken'; edits: number }
  /** This tab writes from now on, and begins from what the former one had. */
  | { kind: 'took-over'; version: number; isUnsaved: boolean; hasUnsettled: boolean }
  /** The success has been shown long enough. */
  | { kind: 'success-over' };

export type SaveEffect =
  /** Build a request of the form as it is now, name it, send it. */
  | { kind: 'send'; intent: SaveIntent; baseVersion: number }
  /** Send the last request again, to the letter. */
  | { kind: 'repeat' }
  /** Send again the request that was put aside. */
  | { kind: 'settle' }
  /** Put the last request aside: its outcome is not known. */
  | { kind: 'put-aside' }
  | { kind: 'forget-aside' }
  /** Outcome of the request that was put aside. */
  | { kind: 'settled'; outcome: SaveOutcome }
  /** Wait for retry number `attempt`, or for as long as the server asked. */
  | { kind: 'wait'; attempt: number; retryAfter: number | null }
  /** Tell whoever asked for the running write, or for it and the next one. */
  | { kind: 'answer'; outcome: SaveOutcome; to: 'running' | 'all' }
  /** The server has the text as it was sent. */
  | { kind: 'acknowledge'; outcome: SaveSuccess; intent: SaveIntent }
  | { kind: 'show-success'; isAutomatic: boolean }
  | { kind: 'show-failure'; failure: SaveFailure; isAutomatic: boolean };

export interface SaveStep {
  state: SaveState;
  effects: SaveEffect[];
}

/** The state in which an article opens. @param version 0 for an article that does not exist yet */
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

/** The other text of a conflict, while there is one. */
export function conflictOf({ phase, failure }: SaveState): { current: LoadedArticle; savedBy: string | null } | null {
  return phase === 'conflict' && failure?.kind === 'conflict' ? failure : null;
}
