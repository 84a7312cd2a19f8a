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
 * It throws TooManyRequests when too many wait already, and the reason of `departure` when the client leaves while waiting.
 */
export function requestsAtOnce(atOnce = REQUESTS_AT_ONCE, mostWaiting = REQUESTS_WAITING) {
  const queues = new Map<string, Queue>();

  return async function inTurn<Result>(
    network: string,
    departure: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const queue = queues.get(network) ?? { running: 0, waiting: new Set() };
    queues.set(network, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (queue.waiting.size < mostWaiting) await turnIn(queue, departure);
    else throw new TooManyRequests();
    try {
      return await work();
    } finally {
      const [next] = queue.waiting;
      // The one that waits takes this place over.
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(network);
    }
  };
}

function turnIn({ waiting }: Queue, departure: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      waiting.delete(begin);
      departure.removeEventListener('abort', leave);
    };
    const begin = () => {
      end();
      resolve();
    };
    const leave = () => {
      end();
      reject(departure.reason as Error);
    };
    if (departure.aborted) reject(departure.reason as Error);
    else {
      waiting.add(begin);
      departure.addEventListener('abort', leave);
    }
  });
}
