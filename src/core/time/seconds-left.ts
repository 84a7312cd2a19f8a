const SECOND = 1000;

/** Returns the whole seconds of a remaining time, rounded up: the last second shows until the end. */
export function secondsLeft(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / SECOND));
}
