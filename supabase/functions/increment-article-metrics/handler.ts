import { isbot } from 'isbot';
import { answer, answerOtherMethods } from '../_shared/answers.ts';
import { type AddressSource, senderAddress } from '../_shared/client-network.ts';
import { fingerprint, networkFingerprint } from '../_shared/fingerprint.ts';
import { boundedText } from '../_shared/read-form.ts';

type Metric = 'view' | 'read';

export interface Count {
  counted: boolean;
  views: number;
  reads: number;
}

export interface Dependencies {
  /** Counts a visitor. Returns null when no published article has this id. */
  record(articleId: string, metric: Metric, visitor: string, network: string): Promise<Count | null>;
  source: AddressSource;
  /** Secret key of the fingerprints. It keeps others from finding an address by trying all addresses. */
  secret: string;
  now(): Date;
}

const LARGEST_BODY = 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Counts a view or a read. Body: `{articleId, type: 'view' | 'read'}`.
 * Answers 200 with `{counted, views, reads}` (counted is false for a repeat), 200 with `{counted: false}` for a bot,
 * 400 for a wrong body, 404 for an unknown or unpublished article, 405 for another method.
 */
export async function handle(request: Request, { record, source, secret, now }: Dependencies): Promise<Response> {
  const refusal = answerOtherMethods(request.method);
  if (refusal) return refusal;

  const body = await readBody(request);
  if ('error' in body) return answer(400, body);

  const userAgent = request.headers.get('user-agent') ?? '';
  if (userAgent === '' || isbot(userAgent)) return answer(200, { counted: false });

  const instant = now();
  const day = instant.toISOString().slice(0, 10);
  const [visitor, network] = await Promise.all([
    fingerprint(secret, [day, senderAddress(request.headers, source), userAgent]),
    networkFingerprint(request.headers, source, secret, instant),
  ]);
  const count = await record(body.articleId, body.type, visitor, network);
  return count ? answer(200, count) : answer(404, { error: 'Unknown article' });
}

async function readBody(request: Request): Promise<{ articleId: string; type: Metric } | { error: string }> {
  const text = await boundedText(request, LARGEST_BODY);
  if (text === null) return { error: 'The body is too large' };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { error: 'The body is not JSON' };
  }
  const { articleId, type } = (body ?? {}) as Record<string, unknown>;
  if (typeof articleId !== 'string' || !UUID.test(articleId))
    return { error: 'articleId must be the id of an article' };
  if (type !== 'view' && type !== 'read') return { error: "type must be 'view' or 'read'" };
  return { articleId, type };
}
