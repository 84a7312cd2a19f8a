import * as v from 'valibot';
import { limitedBody } from '../http/limited-body.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { PublicationRequest } from './publisher.ts';
import { log } from '../operate/log/log.ts';

export const LARGEST_HOOK_BODY = 64 * 1024;

export interface HookDependencies {
  secret: string;
  request(options: PublicationRequest): Promise<string>;
}

/** The body of a request, which may have more fields. Our own database names the publication that it has queued. */
const HookBody = v.object({
  all: v.optional(v.literal(true)),
  client_payload: v.fallback(v.optional(v.object({ publication_id: v.pipe(v.string(), v.uuid()) })), undefined),
});

/**
 * Answers `POST /hooks/publish`: 202 with the publication's id (`{"all":true}` builds even what has not changed), 401
 * without the bearer secret, 413 for a large body, 408 for a slow one, 400 for one that is not JSON, 503 when the
 * publication cannot be recorded.
 */
export async function answerHook(request: Request, { secret, request: queue }: HookDependencies): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Use POST', { Allow: 'POST' });
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    return refuse(401, 'Send the publish secret as a bearer token', { 'WWW-Authenticate': 'Bearer' });
  }
  const body = await limitedBody(request, LARGEST_HOOK_BODY);
  if (body === 'too-large') return refuse(413, 'The body is larger than 64 kB', { Connection: 'close' });
  if (body === 'too-slow') return refuse(408, 'The body did not arrive in time', { Connection: 'close' });
  const options = parseBody(body.toString('utf8'));
  if (options === null) return refuse(400, 'The body is not JSON');
  try {
    return Response.json({ publicationId: await queue(options), state: 'queued' }, { status: 202 });
  } catch (error) {
    log.error({ err: error }, 'The publication could not be queued');
    return refuse(
      503,
      'The database did not record the publication: check that it runs and that SUPABASE_SECRET_KEY is right',
    );
  }
}

/** Reads the body of a request; null for a body that is not JSON. */
function parseBody(text: string): PublicationRequest | null {
  if (text === '') return {};
  try {
    const result = v.safeParse(HookBody, JSON.parse(text));
    if (!result.success) return {};
    const queued = result.output.client_payload?.publication_id;
    return { all: result.output.all === true, ...(queued !== undefined && { queued }) };
  } catch {
    return null;
  }
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
