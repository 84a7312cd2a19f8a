import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import type { Health } from './health/readiness.ts';
import { createMetrics } from './metrics/metrics.ts';
import { requestCounter, requestKind } from './metrics/process-metrics.ts';
import { operationEndpoint } from './operation-endpoint.ts';

const GOOD = { isGood: true, reason: 'Well.' };
const WELL: Health = {
  readiness: { isReady: true, checks: { database: GOOD, publication: GOOD, disk: GOOD } },
  waitingSeconds: null,
  disk: { free: 5, size: 10 },
};
const TOKEN = 'a-token-of-sixteen';

function ask(
  path: string,
  {
    token = null,
    from = '127.0.0.1',
    health = WELL,
    ...init
  }: RequestInit & { token?: string | null; from?: string; health?: Health } = {},
) {
  const endpoint = operationEndpoint(async () => health, createMetrics({ withProcess: false }), token);
  return endpoint(new Request(`http://a${path}`, init), from);
}

describe('/healthz and /readyz', () => {
  it('answer everybody', async () => {
    expect(await (await ask('/healthz', { from: '203.0.113.9' })).text()).toBe('ok\n');
    const answer = await ask('/readyz', { from: '203.0.113.9', token: TOKEN });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({
      ready: true,
      checks: {
        database: { ok: true, reason: 'Well.' },
        publication: { ok: true, reason: 'Well.' },
        disk: { ok: true, reason: 'Well.' },
      },
    });
  });

  it('/readyz answers 503 with the reason when a check fails, while /healthz still answers 200', async () => {
    const health = structuredClone(WELL);
    health.readiness.isReady = false;
    health.readiness.checks.disk = { isGood: false, reason: 'The disk is nearly full.' };
    const answer = await ask('/readyz', { health });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      ready: false,
      checks: { disk: { ok: false, reason: 'The disk is nearly full.' } },
    });
    expect((await ask('/healthz', { health })).status).toBe(200);
  });

  it('refuse a POST', async () => {
    expect((await ask('/readyz', { method: 'POST' })).status).toBe(405);
  });
});

describe('/metrics', () => {
  it.each(['127.0.0.1', '::1', '127.9.9.9'])('answers this machine: %s', async (from) => {
    expect((await ask('/metrics', { from })).status).toBe(200);
  });

  it.each(['203.0.113.9', '10.0.0.2', 'unknown'])('refuses %s with 403', async (from) => {
    expect((await ask('/metrics', { from })).status).toBe(403);
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])(
    'refuses a request of this machine with the header %s, because a proxy has forwarded that request',
    async (name) => {
      expect((await ask('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(403);
    },
  );

  it('answers only requests with the right token, from any address, when a token is set', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await ask('/metrics', { token: TOKEN, from: '203.0.113.9', headers })).status).toBe(200);
    for (const given of [{}, { authorization: 'Bearer another-token-xx' }, { authorization: `Basic ${TOKEN}` }]) {
      expect((await ask('/metrics', { token: TOKEN, headers: given as HeadersInit })).status).toBe(401);
    }
  });

  it('writes the counted requests, publications and backups', async () => {
    const metrics = createMetrics({ withProcess: false });
    const web = new Registry();
    const count = requestCounter(web);
    count('/blog/a', 200);
    count('/rest/v1/tags', 503);
    metrics.countPublication({ outcome: 'failed', seconds: 0.3 });
    metrics.countBackup({ isMade: true, at: new Date(5000) });
    const text = await metrics.write({ ...WELL, waitingSeconds: 12 }, [await web.getMetricsAsJSON(), []]);
    for (const line of [
      'coquelicot_requests_total{kind="page",status="200"} 1',
      'coquelicot_requests_total{kind="rest",status="503"} 1',
      'coquelicot_publications_total{outcome="failed"} 1',
      'coquelicot_publications_total{outcome="online"} 0',
      'coquelicot_publication_seconds_count 1',
      'coquelicot_last_backup_timestamp_seconds 5',
      'coquelicot_oldest_waiting_change_seconds 12',
      'coquelicot_disk_free_bytes 5',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('keeps the age of the oldest waiting change while the database does not answer', async () => {
    const metrics = createMetrics({ withProcess: false });
    const age = async (waitingSeconds: number | null) =>
      /^coquelicot_oldest_waiting_change_seconds (.+)$/m.exec(
        await metrics.write({ ...WELL, waitingSeconds }, []),
      )?.[1];
    expect([await age(12), await age(null), await age(0)]).toEqual(['12', '12', '0']);
  });

  it('sorts requests into a few kinds by their path', () => {
    const paths = [
      '/',
      '/blog/x',
      '/a.css',
      '/rest/v1/a',
      '/auth/v1/a',
      '/hooks/publish',
      '/api/v1.0/email/send',
      '/readyz',
    ];
    expect(paths.map(requestKind)).toEqual(['page', 'page', 'file', 'rest', 'auth', 'hook', 'mail', 'operation']);
  });
});
