/** Milliseconds between two ticks. */
const TICK = 200;

interface Countdown {
  pause(): void;
  resume(): void;
  stop(): void;
}

/**
 * Counts milliseconds down.
 * @param onTick gets the milliseconds left: at once, then five times a second
 * @param onEnd called at the end, unless the countdown was stopped
 */
export function countDown(milliseconds: number, onTick: (left: number) => void, onEnd: () => void): Countdown {
  let left = milliseconds;
  let countedAt = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const count = () => {
    const now = performance.now();
    if (timer !== undefined) left -= now - countedAt;
    countedAt = now;
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const pause = () => {
    count();
    stop();
  };
  const tick = () => {
    count();
    onTick(Math.max(0, left));
    if (left > 0) return;
    stop();
    onEnd();
  };
  const resume = () => {
    pause();
    timer = setInterval(tick, TICK);
  };
  onTick(left);
  resume();

  return { pause, resume, stop };
}
