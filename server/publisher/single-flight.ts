/**
 * Makes `run` single-flight: while one runs, any number of requests become one more run after it.
 *
 * @returns `request`, which resolves when a run that started after the call has ended, and `idle`
 */
export function singleFlight(run: () => Promise<void>): { request(): Promise<void>; idle(): Promise<void> } {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function start(): Promise<void> {
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    request() {
      if (waiting) return waiting;
      if (!running) return start();
      waiting = running
        .catch(() => undefined)
        .then(() => {
          waiting = null;
          return start();
        });
      return waiting;
    },
    async idle() {
      while (running ?? waiting) await (waiting ?? running)?.catch(() => undefined);
    },
  };
}
