import { AsyncLocalStorage } from 'node:async_hooks';
import { answerRefusal } from '../../http/refusal.ts';

interface RequestNotes {
  error: unknown;
}

const requests = new AsyncLocalStorage<RequestNotes>();
const caught = new WeakSet<object>();

/**
 * Captures the console output of the interfaces during a request: they have no other log, and print the stack of every
 * refusal. Other output passes through.
 */
export function catchInterfaceLog(target: Pick<Console, 'error' | 'warn'> = console): void {
  if (caught.has(target)) return;
  caught.add(target);
  for (const method of ['error', 'warn'] as const) {
    const write = target[method].bind(target);
    target[method] = (...values: unknown[]) => {
      const notes = requests.getStore();
      if (!notes) write(...values);
      else if (method === 'error') notes.error = values.find((value) => value instanceof Error) ?? values[0];
    };
  }
}

/** Answers a request, and logs in one line why it failed (5xx). A refusal (4xx) is not logged. */
export async function answerAndLog(
  request: Pick<Request, 'method' | 'url' | 'signal'>,
  answer: () => Promise<Response>,
  log: (line: string) => void,
): Promise<Response> {
  const notes: RequestNotes = { error: undefined };
  const response = await requests.run(notes, answer).catch((error: unknown) => {
    notes.error = error;
    const message = 'The request could not be answered';
    return answerRefusal({ status: 500, code: 'unexpected_failure', message }, new URL(request.url).pathname);
  });
  // A cancelled statement of a disconnected client is no failure, nor is a request for an unsupported part (501).
  const isFailure = response.status >= 500 && response.status !== 501;
  if (isFailure && !request.signal.aborted) log(failureLine(request, response.status, notes.error));
  return response;
}

/** Returns the log line of a failed request, without the values of its query or of rows. */
export function failureLine(request: Pick<Request, 'method' | 'url'>, status: number, error: unknown): string {
  return `${request.method} ${new URL(request.url).pathname} ${status} ${reasonOf(error)}`.trimEnd();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? firstLine(error) : '';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? `${cause.code} ` : '';
  return firstLine(`${code}${cause.message}`);
}

function firstLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f].*/s, '').slice(0, 200);
}
