import { guardLeaving } from '../../leaving.ts';
import { isUploading } from '../pictures/uploads-under-way.ts';
import { SAVING_COPY } from './copy.ts';

/** Time, as the editor sees it: a fake one in tests. */
export interface Clock {
  /** Milliseconds since 1970, which may jump. */
  now(): number;
  /** Calls once the time has passed; @returns how not to */
  after(milliseconds: number, call: () => void): () => void;
}

/** Events and state of the browser that an editor depends on. */
export interface BrowserEnvironment {
  isOnline(): boolean;
  /** @returns how to stop listening, here and below */
  whenOnlineChanges(call: () => void): () => void;
  /** When the page may be about to go: a phone says no more than that it is hidden. */
  whenHidden(call: () => void): () => void;
  /** When the screen or the page is left; `isUnsaved` tells whether to ask first. */
  askBeforeLeaving(isUnsaved: () => boolean): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const browserEnvironment: BrowserEnvironment = {
  isOnline: () => navigator.onLine,
  whenOnlineChanges: (call) => listening(window, ['online', 'offline'], call),
  whenHidden(call) {
    const stopHidden = listening(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && call());
    const stopLeaving = listening(window, ['pagehide'], call);
    return () => {
      stopHidden();
      stopLeaving();
    };
  },
  askBeforeLeaving: (isUnsaved) => guardLeaving(() => isUnsaved() || isUploading(), SAVING_COPY.leaving),
};

function listening(target: EventTarget, names: string[], listener: (event: Event) => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

/** Returns the answer when it comes in time, otherwise null; null for failures, too. */
export function withinTime<Result>(
  clock: Clock,
  milliseconds: number,
  answer: Promise<Result | null>,
): Promise<Result | null> {
  const { promise, resolve } = Promise.withResolvers<Result | null>();
  const stop = clock.after(milliseconds, () => resolve(null));
  answer.then(resolve, () => resolve(null)).finally(stop);
  return promise;
}

/** Calls again and again, each time after what `interval` says then. */
export function repeatedly(clock: Clock, interval: () => number, call: () => void) {
  let stop = () => {};
  const restart = () => {
    stop();
    stop = clock.after(interval(), () => {
      call();
      restart();
    });
  };
  restart();
  return { restart, stop: () => stop() };
}
