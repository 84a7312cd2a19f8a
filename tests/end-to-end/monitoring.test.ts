import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newInstallation, settledPublication, type Installation, type RunningCopy } from '../support/installation.ts';

describe('a copy, asked by monitoring', () => {
  let installation: Installation;
  let copy: RunningCopy;
  beforeAll(async () => {
    installation = await newInstallation(inject('publishedCopy'));
    copy = await installation.start({ LOG_FORMAT: 'json' });
  });
  afterAll(() => installation.remove());

  /** Asks under another host, which `fetch` does not. */
  const statusFor = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(installation.url + path, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it('lives, and is ready, whatever name it is asked by', async () => {
    await expect.poll(() => statusFor('/readyz', { host: 'balancer.example' })).toBe(200);
    expect(await statusFor('/healthz', { host: 'balancer.example' })).toBe(200);
  });

  it('tells its metrics to this machine alone, and not by way of a proxy or of a page of a stranger', async () => {
    expect(await statusFor('/metrics', {})).toBe(200);
    expect(await statusFor('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusFor('/metrics', { host: 'evil.example' })).toBe(421);
  });

  it('asks its database once, however many ask', async () => {
    await settledPublication(installation.operator());
    const questions = async () => {
      const text = await (await fetch(`${installation.url}/metrics`)).text();
      return Number(/coquelicot_requests_total\{kind="rest",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await questions();
    const startedAt = performance.now();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${installation.url}/readyz`)));
      // A busy machine may not answer the one question in time.
      for (const { status } of answers) expect([200, 503]).toContain(status);
    }
    const asked = (await questions()) - before;
    // A question each second, besides those of the watch.
    expect(asked).toBeLessThanOrEqual((performance.now() - startedAt) / 1000 + 5);
  });

  it('writes a line of JSON for each event', async () => {
    expect(await copy.stop()).toBe(0);
    const lines = copy.output().trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toContain('info');
    expect(copy.output()).toContain('is served at');
  });
});
