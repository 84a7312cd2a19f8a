import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread is sent, and what it sends back. */
export interface ThreadRequest<Request> {
  id: number;
  request: Request;
}
export interface ThreadAnswer<Answer> {
  id: number;
  /** Null where there is an error. */
  answer: Answer | null;
  /** Why the request could not be answered. */
  error: string | null;
}

/** Threads that run. */
export interface Threads<Request, Answer> {
  readonly size: number;
  /**
   * Asks the thread that has the least to do.
   *
   * @throws what the thread has thrown, or why one of the threads has ended by itself
   */
  ask(request: Request): Promise<Answer>;
}

export interface ThreadPool<Request, Answer> {
  /**
   * Does something with the threads, one task at a time. They are started when they are first needed and kept for a while. A task
   * that fails ends them: nothing is written afterwards.
   */
  use<Result>(task: (threads: Threads<Request, Answer>) => Promise<Result>): Promise<Result>;
  /** Starts the threads for a task that is to come. */
  prepare(): void;
  end(): void;
}

/** Milliseconds after which threads that nobody needs are ended: each takes memory. */
const IDLE_TIME = 60_000;

/**
 * Keeps as many threads as there are cores.
 *
 * @param module what each runs: it calls `answerRequests`
 * @param workerData what each is given as it starts
 */
export function threadPool<Request, Answer>(module: URL, workerData?: unknown): ThreadPool<Request, Answer> {
  let running: (Threads<Request, Answer> & { end(): void }) | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    running?.end();
    running = null;
  }

  function start(): NonNullable<typeof running> {
    clearTimeout(idle);
    return (running ??= startThreads<Request, Answer>(module, workerData));
  }

  function keepForAWhile(): void {
    idle = setTimeout(end, IDLE_TIME);
  }

  return {
    prepare() {
      start();
      keepForAWhile();
    },
    async use(task) {
      const threads = start();
      try {
        const result = await task(threads);
        keepForAWhile();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    },
    end,
  };
}

function startThreads<Request, Answer>(module: URL, workerData: unknown): Threads<Request, Answer> & { end(): void } {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  /** Why one of them has ended by itself: nothing more is asked of any. */
  let failure: Error | null = null;
  let lastId = 0;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(error);
  };
  const threads = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(module, { workerData });
    worker.on('message', ({ id, answer, error }: ThreadAnswer<Answer>) => {
      if (error === null) waiting.get(id)?.resolve(answer as Answer);
      else waiting.get(id)?.reject(new Error(error));
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread ended with code ${code}`)));
    return { worker, requests: 0 };
  });

  return {
    size: threads.length,
    async ask(request) {
      if (failure) throw failure;
      const thread = threads.reduce((least, other) => (other.requests < least.requests ? other : least));
      const id = ++lastId;
      const answered = Promise.withResolvers<Answer>();
      waiting.set(id, answered);
      thread.requests += 1;
      try {
        thread.worker.postMessage({ id, request } satisfies ThreadRequest<Request>);
        return await answered.promise;
      } finally {
        thread.requests -= 1;
        waiting.delete(id);
      }
    },
    end() {
      for (const { worker } of threads) void worker.terminate();
    },
  };
}
