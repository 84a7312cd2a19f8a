import { isLoopback } from '../http/loopback.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { Health } from './health/readiness.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SentMetrics } from './metrics/process-metrics.ts';

/** Answers what monitoring asks for. */
export type OperationEndpoint = (request: Request, clientAddress: string) => Promise<Response>;

/** Fields that proxies write: what comes through one is not of this machine, though the connection is. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

/**
 * Answers `/healthz` (the process lives), `/readyz` (all works; 503 and the reasons where not) and `/metrics`, which this
 * machine may read, or whoever shows the token.
 *
 * @param health reads the facts at most once a second, however many ask
 * @param token null where this machine alone may read the metrics
 * @param ofOthers reads the metrics of the copy's other processes
 */
export function operationEndpoint(
  health: () => Promise<Health>,
  metrics: Metrics,
  token: string | null,
  ofOthers: () => Promise<SentMetrics[]> = async () => [],
): OperationEndpoint {
  return async (request, clientAddress) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Use GET\n', { Allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return say(200, 'ok\n');
    if (pathname === '/readyz') return sayReadiness(await health());
    const refusal = refuseReader(request.headers, clientAddress, token);
    if (refusal) return refusal;
    return say(200, await metrics.write(await health(), await ofOthers()), { 'Content-Type': metrics.contentType });
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
  const isOfThisMachine = isLoopback(clientAddress) && !OF_PROXIES.some((name) => headers.has(name));
  return isOfThisMachine ? null : say(403, 'This machine alone may read the metrics; others need METRICS_TOKEN\n');
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
