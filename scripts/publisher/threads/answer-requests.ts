import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './thread-pool.ts';

/** Answers what the pool of this thread asks. What is thrown, who has asked is told of. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  const send = (message: ThreadAnswer<Answer>) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ id, request }: ThreadRequest<Request>) => {
    answer(request).then(
      (answered) => send({ id, answer: answered, error: null }),
      (error: Error) => send({ id, answer: null, error: error.message }),
    );
  });
}
