import * as v from 'valibot';
import { GatewayError, type GatewayErrorKind } from './gateway-error.ts';

const ANSWER_TIMEOUT = 10_000;

interface Answer<Data> {
  data: Data | null;
  error: { message: string; code?: string } | null;
  status: number;
}

interface Request<Data> extends PromiseLike<Answer<Data>> {
  abortSignal(signal: AbortSignal): PromiseLike<Answer<Data>>;
}

/**
 * Sends a request to the database and returns its answer.
 * @param request of postgrest-js, not sent yet
 * @param signal aborts the request; its reason is then thrown
 * @throws GatewayError when no answer comes, or when the database refuses
 */
export async function answerOf<Data>(request: Request<Data>, signal?: AbortSignal): Promise<Data> {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT);
  const { data, error, status } = await request.abortSignal(signal ? AbortSignal.any([signal, timeout]) : timeout);
  signal?.throwIfAborted();
  if (error) throw refusalOf(status, error);
  return data as Data;
}

/** Parses an answer. @throws GatewayError when it does not match */
export function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new GatewayError('unreachable', 200, '', `The answer is not as expected: ${issue.message}`);
}

/** Returns the error for a refused or failed request. @param status HTTP status; 0 without an answer */
export function refusalOf(status: number, { code, message }: { code?: string; message: string }): GatewayError {
  return new GatewayError(kindOf(status), status, code ?? '', message);
}

function kindOf(status: number): GatewayErrorKind {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'not-allowed';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'unreachable';
}
