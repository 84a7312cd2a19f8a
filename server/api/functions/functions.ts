import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, hasEnded } from '../../process/child-process.ts';
import { freePort } from '../../process/free-port.ts';
import { headersForFunction } from './function-headers.ts';
import type { FunctionSettings } from './function-settings.ts';
import { logForeignLines } from '../../operate/log/foreign-lines.ts';
import { log } from '../../operate/log/log.ts';

export interface EdgeFunctions {
  /** Passes a request for `/functions/v1/{name}` to that function; the first call starts its process. */
  call(name: string, request: Request, clientAddress: string): Promise<Response>;
  stop(): Promise<void>;
}

interface FunctionProcess {
  child: ChildProcess;
  url: string;
}

/** Milliseconds. */
const START_TIMEOUT = 20_000;
/** Milliseconds after which a call is given up, so that others may run. The web server gives up after the same time. */
const ANSWER_TIMEOUT = 60_000;
const HOST = path.join(import.meta.dirname, 'function-host.ts');

/** Runs edge functions as Supabase does: in Deno, one process each. */
export function edgeFunctions(
  directory: string,
  { environment, hosts }: FunctionSettings,
  answerTimeout = ANSWER_TIMEOUT,
): EdgeFunctions {
  const processes = new Map<string, Promise<FunctionProcess>>();

  async function start(name: string, onEnd: () => void): Promise<FunctionProcess> {
    const port = await freePort();
    const child = spawn(
      'deno',
      [
        ...['run', '--quiet', '--no-prompt', '--cached-only', '--node-modules-dir=manual'],
        ...['--allow-env', `--allow-net=${hosts.join(',')}`, `--allow-read=${directory}`],
        ...['--config', path.join(directory, name, 'deno.json')],
        ...[HOST, pathToFileURL(path.join(directory, name, 'index.ts')).href],
      ],
      {
        // The pipe closes however this process ends; the function exits then.
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...environment, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, DENO_NO_UPDATE_CHECK: '1' },
      },
    );
    for (const output of [child.stdout, child.stderr]) logForeignLines(output, `function ${name}`);
    child.once('exit', onEnd);
    child.on('error', (error) => log.error({ err: error }, `Deno could not run the function ${name}`));
    const url = `http://127.0.0.1:${port}`;
    await untilAnswering(url, child, name);
    return { child, url };
  }

  function running(name: string): Promise<FunctionProcess> {
    const known = processes.get(name);
    if (known) return known;
    // `forget` may run twice for one process. By the second time, another call may have started the next process.
    const forget = () => void (processes.get(name) === started && processes.delete(name));
    const started = start(name, forget);
    processes.set(name, started);
    started.catch(forget);
    return started;
  }

  return {
    async call(name, request, clientAddress) {
      if (!/^[a-z0-9-]+$/.test(name) || !existsSync(path.join(directory, name, 'index.ts'))) {
        return Response.json({ error: 'Function not found' }, { status: 404 });
      }
      try {
        const { url } = await running(name);
        const headers = headersForFunction(request.headers, clientAddress);
        const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
        // The browser follows a function's redirection, not this server.
        return await fetch(url + new URL(request.url).search, {
          method: request.method,
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(answerTimeout),
        });
      } catch (error) {
        if (!request.signal.aborted) log.error({ err: error }, `The function ${name} did not answer`);
        return Response.json({ error: 'The function did not answer' }, { status: 503 });
      }
    },
    async stop() {
      const started = await Promise.allSettled(processes.values());
      await Promise.all(started.map((result) => result.status === 'fulfilled' && end(result.value.child)));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = exitOf(child);
  child.kill('SIGTERM');
  await exit;
}

async function untilAnswering(url: string, child: ChildProcess, name: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(START_TIMEOUT) });
      return;
    } catch (error) {
      if (hasEnded(child) || Date.now() > deadline) {
        child.kill();
        throw new Error(`The function ${name} did not start`, { cause: error });
      }
      await sleep(25);
    }
  }
}
