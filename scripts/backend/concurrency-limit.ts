/** Requests that one network may have answered at the same time: half of the connections, whatever it asks for. */
const REQUESTS_AT_ONCE = 4;
/** Requests of one network that may wait for their turn. */
const REQUESTS_WAITING = 100;

interface Queue {
  running: number;
  /** Lets the request that waits begin. */
  waiting: Set<() => void>;
}

export class TooManyRequests extends Error {}

/**
 * Makes a limit on the requests that one network has answered at the same time; more of them wait for their turn.
 * The function that it returns runs `work` in its turn.
 * It throws TooManyRequests when too many wait already, and the reason of `signal` when the client disconnects while waiting.
 */
export function concurrencyLimit(atOnce = REQUESTS_AT_ONCE, mostWaiting = REQUESTS_WAITING) {
  const queues = new Map<string, Queue>();

  return async function limited<Result>(
    network: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const queue = queues.get(network) ?? { running: 0, waiting: new Set() };
    queues.set(network, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (queue.waiting.size < mostWaiting) await untilTurn(queue, signal);
    else throw new TooManyRequests();
    try {
      return await work();
    } finally {
      const [next] = queue.waiting;
      // The next one takes this one's place.
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(network);
    }
  };
}

function untilTurn({ waiting }: Queue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      waiting.delete(begin);
      signal.removeEventListener('abort', leave);
    };
    const begin = () => {
      end();
      resolve();
    };
    const leave = () => {
      end();
      reject(signal.reason as Error);
    };
    if (signal.aborted) reject(signal.reason as Error);
    else {
      waiting.add(begin);
      signal.addEventListener('abort', leave);
    }
  });
}
