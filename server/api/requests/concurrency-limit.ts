export interface ConcurrencyBounds {
  /** Limit for the widest network of a client; each narrower one has one less. */
  ofNetwork: number;
  total: number;
  /** Requests of the narrowest network that may wait for their turn. */
  waiting?: number;
}

interface WaitingRequest {
  networks: readonly string[];
  begin: () => void;
}

const MOST_WAITING = 100;

export class TooManyRequests extends Error {}

/**
 * Limits simultaneous requests, for each network and in all; further requests wait. The returned function takes the
 * client's networks, the narrowest first, and runs `work` in turn.
 *
 * The returned function throws TooManyRequests when too many requests wait already, and the reason of `signal` when the
 * client disconnects while waiting.
 */
export function concurrencyLimit({ ofNetwork, total, waiting: mostWaiting = MOST_WAITING }: ConcurrencyBounds) {
  const running = new Map<string, number>();
  const waiting = new Set<WaitingRequest>();
  let runningInAll = 0;

  const runningOf = (network: string) => running.get(network) ?? 0;
  const hasPlace = (networks: readonly string[]) =>
    runningInAll < total &&
    networks.every((network, index) => runningOf(network) < Math.max(1, ofNetwork - (networks.length - 1 - index)));

  function count(networks: readonly string[], change: 1 | -1): void {
    runningInAll += change;
    for (const network of networks) {
      const now = runningOf(network) + change;
      if (now === 0) running.delete(network);
      else running.set(network, now);
    }
  }

  /** Returns the longest waiting request among those whose widest network has the fewest requests running. */
  function nextToBegin(): WaitingRequest | null {
    let next: WaitingRequest | null = null;
    let fewest = Infinity;
    for (const request of waiting) {
      const ofWidest = runningOf(request.networks.at(-1) ?? '');
      if (ofWidest >= fewest || !hasPlace(request.networks)) continue;
      next = request;
      fewest = ofWidest;
    }
    return next;
  }

  function untilTurn(networks: readonly string[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const request: WaitingRequest = {
        networks,
        begin: () => {
          end();
          count(networks, 1);
          resolve();
        },
      };
      const leave = () => {
        end();
        reject(signal.reason as Error);
      };
      const end = () => {
        waiting.delete(request);
        signal.removeEventListener('abort', leave);
      };
      waiting.add(request);
      signal.addEventListener('abort', leave);
    });
  }

  function waitingOf(network: string | undefined): number {
    let found = 0;
    for (const { networks } of waiting) if (networks[0] === network) found += 1;
    return found;
  }

  return async function limited<Result>(
    networks: readonly string[],
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (hasPlace(networks)) count(networks, 1);
    else if (waitingOf(networks[0]) >= mostWaiting) throw new TooManyRequests();
    else {
      signal.throwIfAborted();
      await untilTurn(networks, signal);
    }
    try {
      return await work();
    } finally {
      count(networks, -1);
      nextToBegin()?.begin();
    }
  };
}
