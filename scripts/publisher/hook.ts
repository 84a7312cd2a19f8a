import { timingSafeEqual, createHash } from 'node:crypto';

export const LARGEST_HOOK_BODY = 64 * 1024;

export interface HookDependencies {
  secret: string;
  /** Queues a publication and returns its id. */
  request(): Promise<string>;
}

/**
 * Answers `POST /hooks/publish`: 202 with the publication's id, 401 without the bearer secret,
 * 413 for a large body, 400 for a body that is not JSON, 503 when the publication cannot be recorded.
 */
export async function answerHook(request: Request, { secret, request: queue }: HookDependencies): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Use POST', { Allow: 'POST' });
  if (!isAuthorised(request.headers.get('authorization') ?? '', secret)) {
    return refuse(401, 'Send the publish secret as a bearer token', { 'WWW-Authenticate': 'Bearer' });
  }
  const body = await readLimited(request, LARGEST_HOOK_BODY);
  if (body === null) return refuse(413, 'The body is larger than 64 kB', { Connection: 'close' });
  if (body !== '' && !isJson(body)) return refuse(400, 'The body is not JSON');
  try {
    return Response.json({ publicationId: await queue(), state: 'queued' }, { status: 202 });
  } catch (error) {
    console.error('The publication could not be queued:', error);
    return refuse(
      503,
      'The database does not take the publication: check that it runs and that SUPABASE_SECRET_KEY is right',
    );
  }
}

function isAuthorised(header: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${secret}`));
}

async function readLimited(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
