import { guardLeaving } from '../../leaving.ts';
import { isUploading } from '../pictures/uploads-under-way.ts';
import { SAVING_COPY } from './copy.ts';

/** Clock of the editor; a fake one in tests. */
export interface Clock {
  /** Milliseconds since 1970, which may jump. */
  now(): number;
  /** Calls `call` once the time has passed. @returns a function that cancels the call */
  after(milliseconds: number, call: () => void): () => void;
}

/** State and events of the browser. A function that takes a callback returns one that stops listening. */
export interface BrowserEnvironment {
  isOnline(): boolean;
  whenOnlineChanges(call: () => void): () => void;
  /** Calls when the page is hidden or left: a phone may close a hidden page without another event. */
  whenHidden(call: () => void): () => void;
  /** Asks before the screen or the page is left while `isUnsaved` returns true. */
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

/** Returns the answer when it comes in time; null when it is late or fails. */
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

/** Calls repeatedly, each time after the milliseconds that `interval` then returns. */
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
