import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { keyOfBodyCode } from '../../src/build/article-bodies/body-code-key.ts';
import { passLogLines } from '../operate/log/foreign-lines.ts';
import { hasEnded } from '../process/child-process.ts';
import { SMALL_HEAP } from '../process/small-heap.ts';
import { BuildFailure, reportExit, type BuildErrorReport } from './build-failure.ts';
import type { PublicationReport } from './publish-site.ts';

export interface PublishRequest {
  kind: 'publish';
  buildId: string;
  all: boolean;
  mayShowSamples: boolean;
}

/** A request to the publishing process, which answers one at a time. */
export type ProcessRequest =
  | PublishRequest
  /** Publishes the site that is online to its target beyond this machine. */
  | { kind: 'distribute'; all: boolean }
  /** Marks damaged files stale, so that the next publication makes them again. */
  | { kind: 'mark'; files: readonly string[] };

export interface PublicationResult extends Omit<PublicationReport, 'pictures'> {
  /** The build that visitors see. */
  build: string | null;
}

export type ProcessMessage =
  /** `build` is null while there is no site. */
  | { kind: 'ready'; build: string | null }
  /** Visitors see a change: the log has grown. */
  | { kind: 'committed' }
  /** A request that may take hours goes on. */
  | { kind: 'working' }
  | { kind: 'published'; result: PublicationResult }
  | { kind: 'distributed' }
  | { kind: 'marked' }
  | { kind: 'failed'; report: BuildErrorReport }
  /** Sent after an uncaught error, just before the process ends. */
  | { kind: 'died'; report: BuildErrorReport };

/** The publishing process. Each function throws BuildFailure, whose message names the cause. */
export interface SiteProcess {
  publish(request: Omit<PublishRequest, 'kind'>): Promise<PublicationResult>;
  distribute(all: boolean): Promise<void>;
  markStale(files: readonly string[]): Promise<void>;
  /** Ends the process and aborts its work. */
  close(): Promise<void>;
}

export const WITHOUT_PICTURES = 'without-pictures';

const PROGRAM = path.join(import.meta.dirname, 'site-process.ts');

/** Milliseconds before a process that does not stop is killed. */
const STOP_TIMEOUT = 5000;

/** Milliseconds without a message after which a process that owes an answer is killed. */
const LONGEST_SILENCE = 30 * 60_000;

/** Characters of the process's output that are kept, to explain an end without a report. */
const LONGEST_OUTPUT = 20_000;

/**
 * Runs the publishing process: starts it when it is first needed, and again after it has died. Kills it when it hangs.
 *
 * @param environment the settings that pages show, and the address and secret key of the database
 * @param onCommitted called after each change that visitors see
 */
export function siteProcess(
  siteDirectory: string,
  codeDirectory: string,
  environment: Record<string, string>,
  onCommitted: () => void,
  onStart: (pid: number) => void = () => undefined,
  drawsPictures = true,
  longestSilence = LONGEST_SILENCE,
): SiteProcess {
  let child: { process: ChildProcess; ready: Promise<null>; giveUp(): void } | null = null;
  let output = '';
  let pending: PromiseWithResolvers<ProcessMessage> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function start(): NonNullable<typeof child> {
    const ready = Promise.withResolvers<null>();
    let finalReport: BuildErrorReport | null = null;
    output = '';
    const started = fork(PROGRAM, [siteDirectory, codeDirectory, ...(drawsPictures ? [] : [WITHOUT_PICTURES])], {
      execArgv: SMALL_HEAP,
      env: { ...process.env, ...environment, BODY_CODE_KEY: keyOfBodyCode(), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (started.pid !== undefined) onStart(started.pid);
    started.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk));
    started.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
    });
    passLogLines(started.stderr, 'publisher');
    started.on('message', (message: ProcessMessage) => {
      if (message.kind === 'ready') ready.resolve(null);
      else if (message.kind === 'committed') onCommitted();
      else if (message.kind === 'working') return;
      else if (message.kind === 'died') finalReport = message.report;
      else if (message.kind === 'failed') settle()?.reject(new BuildFailure(message.report));
      else settle()?.resolve(message);
    });
    started.on('error', (error) => {
      if (started.pid === undefined) child = null;
      settle()?.reject(error);
    });
    started.on('close', (status, killer) => {
      if (child?.process === started) child = null;
      // The process may have committed before it could say so.
      onCommitted();
      settle()?.reject(new BuildFailure(finalReport ?? reportExit(status, killer, output)));
    });
    return {
      process: started,
      ready: ready.promise,
      giveUp() {
        finalReport = {
          reason: `The publishing process hung: it was ended after ${longestSilence / 60_000} minutes without a message.`,
          isTransient: true,
        };
        started.kill('SIGKILL');
      },
    };
  }

  /** Returns the pending request and clears it, so that it settles once. */
  function settle(): typeof pending {
    const settled = pending;
    pending = null;
    return settled;
  }

  async function askNow(request: ProcessRequest): Promise<ProcessMessage> {
    const { process: asked, ready, giveUp } = (child ??= start());
    pending = Promise.withResolvers();
    const { promise: answer } = pending;
    void ready.then(() =>
      asked.send(request, (error) => {
        if (error) settle()?.reject(error);
      }),
    );
    const silence = setTimeout(giveUp, longestSilence);
    const breakSilence = () => silence.refresh();
    asked.on('message', breakSilence);
    try {
      return await answer;
    } finally {
      clearTimeout(silence);
      asked.off('message', breakSilence);
    }
  }

  function ask(request: ProcessRequest): Promise<ProcessMessage> {
    const answer = last.then(() => askNow(request));
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    async publish(request) {
      const message = await ask({ kind: 'publish', ...request });
      if (message.kind !== 'published') throw new Error(`The publisher answered ${message.kind}`);
      return message.result;
    },
    distribute: async (all) => void (await ask({ kind: 'distribute', all })),
    markStale: async (files) => void (await ask({ kind: 'mark', files })),
    async close() {
      const ending = child?.process;
      if (!ending || hasEnded(ending)) return;
      const ended = new Promise((resolve) => ending.once('close', resolve));
      ending.kill('SIGTERM');
      const kill = setTimeout(() => ending.kill('SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(kill);
    },
  };
}
