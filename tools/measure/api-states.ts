import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CopyAccess } from '../../server/settings/copy-access.ts';
import { childOf } from './process-tree.ts';

export const API_STATES = ['idle', 'parsing', 'hanging', 'killed'] as const;
export type ApiState = (typeof API_STATES)[number];

const SENDER = path.join(import.meta.dirname, 'body-sender.ts');
const API_PROGRAM = 'api-process.ts';
/** Milliseconds between two requests to an API that starts again. */
const RETRY_INTERVAL = 100;
const WAITING_REQUESTS = 20;

/**
 * Brings the API of a copy into a state.
 *
 * @param supervisor process id of the copy's first process
 * @returns a function that ends the state
 */
export async function beginState(
  state: ApiState,
  { url, secretKey, publishableKey }: CopyAccess,
  supervisor: number,
): Promise<() => Promise<void>> {
  const kill = (signal: NodeJS.Signals) => {
    const api = childOf(supervisor, API_PROGRAM);
    if (api !== null) process.kill(api, signal);
  };
  const ask = () =>
    fetch(`${url}/rest/v1/blog_posts?select=id&limit=1`, { headers: { apikey: publishableKey } })
      .then(({ status }) => status)
      .catch(() => null);
  if (state === 'parsing') {
    const sender = fork(SENDER, [url, secretKey]);
    await once(sender, 'message');
    return async () => {
      const exit = once(sender, 'exit');
      sender.disconnect();
      await exit;
    };
  }
  if (state === 'hanging') {
    kill('SIGSTOP');
    const waiting = Array.from({ length: WAITING_REQUESTS }, ask);
    return async () => {
      kill('SIGCONT');
      await Promise.all(waiting);
    };
  }
  if (state === 'killed') {
    kill('SIGKILL');
    return async () => {
      while ((await ask()) !== 200) await sleep(RETRY_INTERVAL);
    };
  }
  return async () => undefined;
}
