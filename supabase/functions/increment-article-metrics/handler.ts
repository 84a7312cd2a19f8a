import { isbot } from 'isbot';
import { type AddressSource, clientAddress, networkOf } from './client-network.ts';

export type Metric = 'view' | 'read';

export interface Count {
  counted: boolean;
  views: number;
  reads: number;
}

export interface Dependencies {
  /** Counts the visitor of a network in the database; null when no published article has this id. */
  record(articleId: string, metric: Metric, visitor: string, network: string): Promise<Count | null>;
  source: AddressSource;
  /** Key of the fingerprints: without it nobody can try addresses until one fits. */
  secret: string;
  now(): Date;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};
const LARGEST_BODY = 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Counts a view or a read. Body: `{articleId, type: 'view' | 'read'}`.
 * Answers 200 with `{counted, views, reads}` (counted is false for a repeat), 200 with `{counted: false}` for a bot,
 * 400 for a wrong body, 404 for an unknown or unpublished article, 405 for another method.
 */
export async function handle(request: Request, { record, source, secret, now }: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' }, { Allow: 'POST, OPTIONS' });

  const body = await readBody(request);
  if ('error' in body) return answer(400, body);

  const userAgent = request.headers.get('user-agent') ?? '';
  if (userAgent === '' || isbot(userAgent)) return answer(200, { counted: false });

  const day = now().toISOString().slice(0, 10);
  const address = clientAddress(request.headers, source);
  const [visitor, network] = await Promise.all([
    fingerprint(secret, [day, address, userAgent]),
    fingerprint(secret, [day, networkOf(address)]),
  ]);
  const count = await record(body.articleId, body.type, visitor, network);
  return count ? answer(200, count) : answer(404, { error: 'Unknown article' });
}

async function readBody(request: Request): Promise<{ articleId: string; type: Metric } | { error: string }> {
  const text = await request.text();
  if (text.length > LARGEST_BODY) return { error: 'The body is too large' };
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

/** A keyed hash that changes every day: enough to know a visitor again, not to know who it is. */
async function fingerprint(secret: string, parts: string[]): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(parts.join('\n')));
  return Array.from(new Uint8Array(signature).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } });
}
