import { limitedBody, type BodyProblem } from '../../http/limited-body.ts';
import type { Caller } from '../accounts/callers.ts';
import { refuseJson } from './json-shape.ts';
import { answerRefusal, type Refusal } from '../../http/refusal.ts';
import { largestBody, mayHaveBody, refuseRequest } from './request-limits.ts';
import { hasRefusedName, invalidName, isUpload, readUpload, refuseObjectName } from '../storage/uploads.ts';

const REFUSED_PREFERENCE = /^\s*(?:tx\s*=|count\s*=\s*"?(?:planned|estimated))/i;

const UNREAD_BODY: Record<BodyProblem, Refusal> = {
  'too-large': {
    status: 413,
    code: 'body_too_large',
    message: 'The body is too large',
    headers: { Connection: 'close' },
  },
  'too-slow': {
    status: 408,
    code: 'body_too_slow',
    message: 'The body did not arrive in time',
    headers: { Connection: 'close' },
  },
};

/** A request that has passed the checks, or the response that refuses it. */
export type CheckedRequest = Request | Response;

/** Checks a request's head, then reads its limited body and checks its shape before anything parses it. */
export async function receiveRequest(request: Request, address: URL, caller: Caller): Promise<CheckedRequest> {
  const { method, headers } = request;
  const { pathname } = address;
  const refusal = refuseRequest(method, headers, address, caller) ?? refuseObjectName(pathname);
  if (refusal) return answerRefusal(refusal, pathname);
  if (!mayHaveBody(method) || !Number(headers.get('content-length') ?? 0)) return request;
  const body = await limitedBody(request, largestBody(method, pathname, caller));
  if (typeof body === 'string') return answerRefusal(UNREAD_BODY[body], pathname);
  const refusedBody = pathname.startsWith('/rest/v1/') ? refuseJson(body) : null;
  if (refusedBody) return answerRefusal(refusedBody, pathname);
  return new Request(request.url, { method, headers, body, signal: request.signal });
}

/** Checks the names of stored files and the `Prefer` header. Runs after `receiveRequest`. */
export async function checkNamesAndPreferences(request: Request, { pathname }: URL): Promise<CheckedRequest> {
  if (isUpload(request.method, pathname)) {
    const upload = await readUpload(request);
    return upload instanceof Request ? upload : answerRefusal(upload, pathname);
  }
  if (pathname.startsWith('/storage/v1/') && mayHaveBody(request.method)) return checkNames(request, pathname);
  return withoutRefusedPreferences(request);
}

async function checkNames(request: Request, pathname: string): Promise<CheckedRequest> {
  const body = await request.text();
  return hasRefusedName(body) ? answerRefusal(invalidName(), pathname) : withBody(request, body);
}

/**
 * Removes refused preferences. With `tx=rollback`, the embedded interface would commit and answer that it has rolled
 * back. Estimated counts come from the planner, which counts rows that policies hide.
 */
function withoutRefusedPreferences(request: Request): Request {
  const preferences = request.headers.get('prefer')?.split(',') ?? [];
  const accepted = preferences.filter((preference) => !REFUSED_PREFERENCE.test(preference));
  if (accepted.length === preferences.length) return request;
  const headers = new Headers(request.headers);
  headers.set('prefer', accepted.join(','));
  const hasBody = !['GET', 'HEAD'].includes(request.method) && request.body !== null;
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(hasBody && { body: request.body, duplex: 'half' }),
  });
}

function withBody(request: Request, body: string): Request {
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}
