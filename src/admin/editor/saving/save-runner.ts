import { atom, type ReadableAtom } from 'nanostores';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { ArticleStore, SaveIntent, SaveOutcome, SaveRequest } from '../../../core/editing/article-store.ts';
import { isTitleGiven } from '../../../core/editing/form-problems.ts';
import { transition } from '../../../core/editing/save-engine.ts';
import type { SaveEffect, SaveEvent, SaveState, SaveSuccess } from '../../../core/editing/save-state.ts';
import { retryDelay } from '../../../core/retry/retry.ts';
import { SAVING_COPY } from './copy.ts';
import type { Clock } from './browser-environment.ts';

/** Milliseconds after which a write without answer counts as lost. */
const ANSWER_TIMEOUT = 30_000;
/** Milliseconds that a success is shown (document 1, section 9). */
const SUCCESS_SHOWN = 2000;

interface SaveRunnerOptions {
  articleId: string;
  store: ArticleStore;
  clock: Clock;
  random(): number;
  newId(): string;
  initial: SaveState;
  form(): ArticleForm;
  onSending(request: SaveRequest): void;
  /** Called after a successful write. @param isAwaited whether a caller still waits for the answer */
  onSaved(outcome: SaveSuccess, request: SaveRequest, isAwaited: boolean): void;
  /** Called when a write of unknown outcome turns out to have succeeded. */
  onSettled(outcome: SaveSuccess, request: SaveRequest): void;
  onAutoSave(result: 'saved' | 'failed'): void;
}

export interface SaveRunner {
  readonly $state: ReadableAtom<SaveState>;
  dispatch(event: SaveEvent): void;
  /** Requests a write. @returns the outcome of this write, or of the one that it was merged into */
  ask(event: Extract<SaveEvent, { kind: 'asked' | 'kept-mine' }>): Promise<SaveOutcome>;
  /** Returns the write of unknown outcome, which is running or put aside; null without one. */
  uncertainRequest(): SaveRequest | null;
  /** Puts aside a write of another session, whose outcome is asked for before a conflict is reported. */
  putAside(request: SaveRequest): void;
  end(): void;
}

/** Carries out the decisions of the save engine. */
export function createSaveRunner(options: SaveRunnerOptions): SaveRunner {
  const { clock } = options;
  const $state = atom<SaveState>(options.initial);
  let waiting: { running: Asker[]; next: Asker[] } = { running: [], next: [] };
  let request: SaveRequest | null = null;
  let aside: SaveRequest | null = null;
  /** Number of the current attempt; answers to earlier ones are ignored. */
  let attempt = 0;
  let stopRetry = () => {};
  let stopSuccess = () => {};

  function dispatch(event: SaveEvent): void {
    const step = transition($state.get(), event);
    $state.set(step.state);
    for (const effect of step.effects) run(effect);
  }

  function run(effect: SaveEffect): void {
    switch (effect.kind) {
      case 'send':
        return send(effect.intent, effect.baseVersion);
      case 'repeat':
        return request ? post(request) : dispatch(UNREACHABLE);
      case 'settle':
        return aside ? post(aside) : dispatch(UNREACHABLE);
      case 'put-aside':
        aside = request;
        return;
      case 'forget-aside':
        aside = null;
        return;
      case 'settled': {
        const settled = aside;
        aside = null;
        if (settled && effect.outcome.kind === 'saved') options.onSettled(effect.outcome, settled);
        return;
      }
      case 'wait': {
        const seconds = effect.retryAfter;
        const delay = seconds === null ? retryDelay(effect.attempt, options.random()) : seconds * 1000;
        stopRetry();
        stopRetry = clock.after(delay, () => dispatch({ kind: 'retry-due' }));
        return;
      }
      case 'answer':
        return answer(effect.outcome, effect.to);
      case 'acknowledge':
        if (request) options.onSaved(effect.outcome, request, waiting.running.length > 0);
        return;
      case 'show-success':
        stopSuccess();
        stopSuccess = clock.after(SUCCESS_SHOWN, () => dispatch({ kind: 'success-over' }));
        if (effect.isAutomatic) options.onAutoSave('saved');
        return;
      case 'show-failure':
        if (effect.isAutomatic) options.onAutoSave('failed');
        return;
    }
  }

  function send(intent: SaveIntent, baseVersion: number): void {
    waiting = { running: [...waiting.running, ...waiting.next], next: [] };
    const form = readForm();
    if (!form) return refuse(null, SAVING_COPY.unreadable);
    if (!isTitleGiven(form.title)) return refuse('title', SAVING_COPY.emptyTitle);
    request = { articleId: options.articleId, baseVersion, form, intent, saveId: options.newId() };
    options.onSending(request);
    post(request);
  }

  /** Returns null when the rich text cannot be read: saving without it would empty the article. */
  function readForm(): ArticleForm | null {
    try {
      return options.form();
    } catch (error) {
      console.warn('The text was not saved, because the editor could not read it', error);
      return null;
    }
  }

  function refuse(field: keyof ArticleForm | null, message: string): void {
    dispatch({ kind: 'answered', outcome: { kind: 'refused', field, message } });
  }

  function post(sent: SaveRequest): void {
    stopRetry();
    const mine = (attempt += 1);
    const controller = new AbortController();
    const answered = (outcome: SaveOutcome) => {
      stopTimeout();
      if (mine !== attempt) return;
      attempt += 1;
      dispatch({ kind: 'answered', outcome });
    };
    const stopTimeout = clock.after(ANSWER_TIMEOUT, () => {
      answered({ kind: 'unreachable' });
      controller.abort();
    });
    options.store.save(sent, controller.signal).then(answered, () => answered({ kind: 'unreachable' }));
  }

  function answer(outcome: SaveOutcome, to: 'running' | 'all'): void {
    const askers = to === 'all' ? [...waiting.running, ...waiting.next] : waiting.running;
    waiting = { running: [], next: to === 'all' ? [] : waiting.next };
    for (const asker of askers) asker(outcome);
  }

  return {
    $state,
    dispatch,
    ask(event) {
      return new Promise((resolve) => {
        waiting.next.push(resolve);
        dispatch(event);
      });
    },
    uncertainRequest: () => ($state.get().running ? request : aside),
    putAside(other) {
      aside = other;
    },
    end() {
      attempt += 1;
      stopRetry();
      stopSuccess();
    },
  };
}

type Asker = (outcome: SaveOutcome) => void;

const UNREACHABLE: SaveEvent = { kind: 'answered', outcome: { kind: 'unreachable' } };
