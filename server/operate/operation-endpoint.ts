import { isLoopback } from '../http/loopback.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { Health } from './health/readiness.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SentMetrics } from './metrics/process-metrics.ts';

export type OperationEndpoint = (request: Request, clientAddress: string) => Promise<Response>;

/** Fields that proxies write. A request through a proxy is not from this machine, though its connection is. */
const PROXY_FIELDS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * Answers `/healthz` (the process runs), `/readyz` (all works; otherwise 503 and the reasons) and `/metrics`, which
 * needs the token, or a request from this machine.
 *
 * @param token null when only this machine may read the metrics
 */
export function operationEndpoint(
  health: () => Promise<Health>,
  metrics: Metrics,
  token: string | null,
  processMetrics: () => Promise<SentMetrics[]> = async () => [],
): OperationEndpoint {
  return async (request, clientAddress) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Use GET\n', { Allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return say(200, 'ok\n');
    if (pathname === '/readyz') return sayReadiness(await health());
    const refusal = refuseReader(request.headers, clientAddress, token);
    if (refusal) return refusal;
    return say(200, await metrics.write(await health(), await processMetrics()), {
      'Content-Type': metrics.contentType,
    });
  };
}

function sayReadiness({ readiness }: Health): Response {
  return Response.json(
    {
      ready: readiness.isReady,
      checks: Object.fromEntries(
        Object.entries(readiness.checks).map(([name, { isGood, reason }]) => [name, { ok: isGood, reason }]),
      ),
    },
    { status: readiness.isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

function refuseReader(headers: Headers, clientAddress: string, token: string | null): Response | null {
  if (token !== null) {
    const isShown = isSameSecret(headers.get('authorization') ?? '', `Bearer ${token}`);
    return isShown ? null : say(401, 'Send METRICS_TOKEN as a bearer token\n', { 'WWW-Authenticate': 'Bearer' });
  }
  const isOfThisMachine = isLoopback(clientAddress) && !PROXY_FIELDS.some((name) => headers.has(name));
  return isOfThisMachine ? null : say(403, 'Only this machine may read the metrics; others need METRICS_TOKEN\n');
}

function say(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
