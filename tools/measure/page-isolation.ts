import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CopyAccess } from '../../server/settings/copy-access.ts';
import { API_STATES, beginState, type ApiState } from './api-states.ts';

/** Milliseconds of a page in one state of the API. */
export interface PageTimes {
  state: ApiState;
  pages: number;
  /** Pages with another status than 200. */
  failures: number;
  p50: number;
  p99: number;
}

/** Milliseconds between two requests. */
const INTERVAL = 10;
const WARM_UP = 15_000;

/**
 * Times a page while the API is quiet, parses bodies of 10 MB, hangs with waiting requests, or was killed. The states
 * take turns, so that other load on the machine affects all of them.
 *
 * @param supervisor process id of the copy's first process
 */
export async function timePages(
  copy: CopyAccess,
  supervisor: number,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<PageTimes[]> {
  const times = new Map<ApiState, (number | null)[]>(API_STATES.map((state) => [state, []]));
  // A new copy still draws pictures.
  await timePage(copy.url, WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    for (const [state, measured] of times) {
      const end = await beginState(state, copy, supervisor);
      measured.push(...(await timePage(copy.url, seconds * 1000)));
      await end();
    }
  }
  return Array.from(times, ([state, measured]) => {
    const values = measured.filter((time) => time !== null);
    const failures = measured.length - values.length;
    return { state, pages: values.length, failures, p50: percentile(values, 50), p99: percentile(values, 99) };
  });
}

/** Requests a page at even intervals, without waiting for answers. @returns null for each failure */
async function timePage(url: string, milliseconds: number): Promise<(number | null)[]> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<number | null>[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < milliseconds) {
    pending.push(timeOnce(url, agent));
    await sleep(Math.max(0, startedAt + pending.length * INTERVAL - performance.now()));
  }
  const times = await Promise.all(pending);
  agent.destroy();
  return times;
}

function timeOnce(url: string, agent: Agent): Promise<number | null> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - startedAt : null));
    })
      .once('error', () => resolve(null))
      .end();
  });
}

/** Returns a percentile of times; NaN without times. */
function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
