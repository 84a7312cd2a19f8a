import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { SiteChange } from '../../server/site-change.ts';
import { EXPOSED_COLLECTION } from '../../process/heap-growth.ts';
import { log } from '../../operate/log/log.ts';
import { logForeignLines } from '../../operate/log/foreign-lines.ts';
import { BuildFailure, reportExit, type BuildErrorReport } from '../build-failure.ts';
import type { PublishedSite } from './publish-site.ts';

/** What the process that publishes is asked for. */
export interface ProcessRequest {
  buildId: string;
  all: boolean;
  mayShowSamples: boolean;
}

/** What the process is told. */
export type ParentMessage =
  | { kind: 'publish'; request: ProcessRequest }
  /** Visitors are served what was last shown: the other tree may be changed. */
  | { kind: 'serving' };

export type ProcessMessage =
  /** With the folder that the site's link names; null where there is no site yet. */
  | { kind: 'ready'; directory: string | null }
  | { kind: 'shown'; change: SiteChange }
  | { kind: 'done'; result: PublishedSite }
  | { kind: 'failed'; report: BuildErrorReport }
  /** After an error that nothing has caught: the process ends. */
  | { kind: 'died'; report: BuildErrorReport };

export interface SiteProcess {
  /** Publishes. One call at a time. @throws BuildFailure with the sentence that names the cause */
  publish(request: ProcessRequest): Promise<PublishedSite>;
  /** Ends the process: what it was doing is given up. */
  close(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'site-process.ts');

/** Megabytes. The process and each of its threads take up to three times as much: a larger nursery spares a build no time. */
const YOUNG_GENERATION = '--max-semi-space-size=8';

/** One reserve of memory for all threads: of those of its own, the C library gives little back. */
const MEMORY_RESERVES = { MALLOC_ARENA_MAX: '1' };

/** Among the bundles: what the engine keeps of compiled code, half of what a start takes. It goes with them when the code changes. */
const COMPILED = 'compiled';

/** Milliseconds that the process has to end. */
const LONGEST_END = 5000;

/** How much of what the process prints is kept, in case it ends without telling why. */
const LONGEST_OUTPUT = 20_000;

/**
 * The process that publishes, beside the one that serves: what it holds and what it does never keep a visitor waiting. It
 * is started when it is first needed, and again after it has died.
 *
 * @param environment what pages show of the settings, and where the database is, with its secret key
 * @param onShown hears of each change that visitors see from now on
 */
export function siteProcess(
  treesDirectory: string,
  bundlesDirectory: string,
  environment: Record<string, string>,
  onShown: (change: SiteChange) => unknown,
  onStart: (pid: number) => void = () => undefined,
): SiteProcess {
  let child: { process: ChildProcess; ready: Promise<null> } | null = null;
  /** Whether a process has ended while it published: it may have shown something, and not told of it. */
  let mayHaveMissed = false;
  let output = '';
  let pending: PromiseWithResolvers<PublishedSite> | null = null;

  function start(): NonNullable<typeof child> {
    const ready = Promise.withResolvers<null>();
    let lastWords: BuildErrorReport | null = null;
    output = '';
    const started = fork(PROGRAM, [treesDirectory, bundlesDirectory], {
      execArgv: [YOUNG_GENERATION, EXPOSED_COLLECTION],
      env: {
        ...process.env,
        ...MEMORY_RESERVES,
        ...environment,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: path.join(bundlesDirectory, COMPILED),
        UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
    };
    if (started.pid !== undefined) onStart(started.pid);
    started.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
    started.stderr?.on('data', collect);
    logForeignLines(started.stderr, 'publisher');
    started.on('message', (message: ProcessMessage) => {
      if (message.kind === 'ready') {
        const { directory } = message;
        if (mayHaveMissed && directory !== null) void onShown({ directory, written: 'all', removed: [] });
        mayHaveMissed = false;
        ready.resolve(null);
      }
      if (message.kind === 'shown') {
        Promise.try(onShown, message.change)
          .catch((error: unknown) => log.error({ err: error }, 'A change of the site is not shown'))
          .finally(() => started.send({ kind: 'serving' } satisfies ParentMessage, () => undefined));
      }
      if (message.kind === 'done') settle()?.resolve(message.result);
      if (message.kind === 'failed') settle()?.reject(new BuildFailure(message.report));
      if (message.kind === 'died') lastWords = message.report;
    });
    started.on('error', (error) => {
      if (started.pid === undefined) child = null;
      settle()?.reject(error);
    });
    started.on('close', (code, killer) => {
      if (child?.process === started) child = null;
      const unanswered = settle();
      mayHaveMissed ||= unanswered !== null;
      unanswered?.reject(new BuildFailure(lastWords ?? reportExit(code, killer, output)));
    });
    return { process: started, ready: ready.promise };
  }

  /** The call that waits, which waits no more. */
  function settle(): PromiseWithResolvers<PublishedSite> | null {
    const settled = pending;
    pending = null;
    return settled;
  }

  return {
    publish(request) {
      const { process: asked, ready } = (child ??= start());
      pending = Promise.withResolvers<PublishedSite>();
      void ready.then(() =>
        asked.send({ kind: 'publish', request } satisfies ParentMessage, (error) => {
          if (error) settle()?.reject(error);
        }),
      );
      return pending.promise;
    },
    async close() {
      const ending = child?.process;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('close', resolve));
      ending.kill('SIGTERM');
      const merciless = setTimeout(() => ending.kill('SIGKILL'), LONGEST_END);
      await ended;
      clearTimeout(merciless);
    },
  };
}
