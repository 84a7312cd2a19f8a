import { secondsLeft } from '../../core/time/seconds-left.ts';

export interface CountdownState {
  minutes: number;
  seconds: number;
  isExpired: boolean;
}

interface Ticking {
  now(): number;
  /** Calls `call` at this interval until the returned function is called. */
  every(milliseconds: number, call: () => void): () => void;
}

const TICK = 1000;

/** Monotonic clock of the browser. */
export const BROWSER_TICKING: Ticking = {
  now: () => performance.now(),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  },
};

export function countdownState(millisecondsLeft: number): CountdownState {
  const left = secondsLeft(millisecondsLeft);
  return { minutes: Math.floor(left / 60), seconds: left % 60, isExpired: left === 0 };
}

/**
 * Counts down to `end`, an instant of `now`. Computes the time left at each tick, because browsers delay ticks.
 *
 * @param onTick receives the time left: at once, then each second
 * @param onExpiry called once, when no time is left
 * @returns a function that stops the countdown
 */
export function countDownTo(
  end: number,
  { now, every }: Ticking,
  onTick: (state: CountdownState) => void,
  onExpiry: () => void,
): () => void {
  let stop: (() => void) | undefined;
  const tick = () => {
    const state = countdownState(end - now());
    onTick(state);
    if (!state.isExpired) return;
    stop?.();
    onExpiry();
  };
  if (end > now()) stop = every(TICK, tick);
  tick();
  return () => stop?.();
}
