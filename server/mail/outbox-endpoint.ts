import { limitedBody } from '../http/limited-body.ts';
import type { MailOutbox } from './mail-outbox.ts';
import { eraseMessagesOf, messagesOf } from './person-messages.ts';

const LARGEST_BODY = 1_000;

export type OutboxEndpoint = (request: Request) => Promise<Response>;

/** Counts the messages of a person, and erases them if asked. Takes `{address, erase}`, answers `{messages}`. */
export function outboxEndpoint(
  outbox: MailOutbox,
  isAdministrator: (authorization: string) => Promise<boolean>,
): OutboxEndpoint {
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { error: 'Use POST' });
    const authorization = request.headers.get('authorization');
    if (authorization === null || !(await isAdministrator(authorization)))
      return answer(401, { error: 'Sign in as an administrator' });
    const body = await limitedBody(request, LARGEST_BODY);
    const parsed = typeof body === 'string' ? null : parseRequest(body.toString('utf8'));
    if (parsed === null) return answer(400, { error: 'Send {address, erase}' });
    const { address, erase } = parsed;
    const messages = erase ? await eraseMessagesOf(outbox, address) : (await messagesOf(outbox, address)).length;
    return answer(200, { messages });
  };
}

function parseRequest(text: string): { address: string; erase: boolean } | null {
  try {
    const { address, erase } = JSON.parse(text) as { address?: unknown; erase?: unknown };
    return typeof address === 'string' ? { address, erase: erase === true } : null;
  } catch {
    return null;
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Asks the database whether a token is an administrator's. Answers false while the database does not answer. */
export function administratorCheck(url: string, publishableKey: string): (authorization: string) => Promise<boolean> {
  return async (authorization) => {
    try {
      const response = await fetch(`${url}/rest/v1/rpc/is_admin`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(10_000),
      });
      return response.ok && (await response.json()) === true;
    } catch {
      return false;
    }
  };
}
