import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../operate/log/log.ts';
import { hasEnded } from './child-process.ts';
import { SMALL_HEAP } from './small-heap.ts';

/** Milliseconds before an ended process is started again; the delay doubles each time. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 30_000;
/** Milliseconds that a process must run for the delay to start anew. */
const STEADY_AFTER = 60_000;
/** Milliseconds before a process that does not stop is killed. */
const STOP_TIMEOUT = 5_000;
/** Collects garbage without helper threads: on a busy machine, they wait for a processor, and the process for them. */
const ONE_COLLECTOR = '--single-threaded-gc';
/** Reason in the log when the system refused to start the process: too little memory, or too many processes. */
const NOT_STARTED = 'it could not be started';

export interface SupervisedProcess<ToProcess> {
  /** Sends a message. While no process runs, the message is lost. */
  send(message: ToProcess): void;
  restart(): void;
  /** Ends the process for good; kills it if it does not end in time. */
  stop(): Promise<void>;
}

export interface Supervision<ToProcess, FromProcess> {
  name: string;
  /** The program that the process runs. */
  file: string;
  /** Returns the first messages to each new process. */
  firstMessages(): ToProcess[];
  onMessage(message: FromProcess): void;
  onExit(): void;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Starts a process and keeps it running. Its program calls `runSupervised`, and so ends with this process, even if this
 * one is killed.
 */
export function superviseProcess<ToProcess extends { kind: string }, FromProcess extends { kind: string }>({
  name,
  file,
  firstMessages,
  onMessage,
  onExit,
  pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}: Supervision<ToProcess, FromProcess>): SupervisedProcess<ToProcess> {
  const stopping = new AbortController();
  let delay = FIRST_DELAY;
  let child = launch();

  function launch(): ChildProcess {
    const startedAt = performance.now();
    const ended = (reason: string) => {
      onExit();
      if (performance.now() - startedAt > STEADY_AFTER) delay = FIRST_DELAY;
      if (!stopping.signal.aborted) void relaunch(reason);
    };
    const started = fork(file, {
      execArgv: [...process.execArgv, ...SMALL_HEAP, ONE_COLLECTOR],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (message) => onMessage(message as FromProcess));
    started.on('error', (error) => {
      log.error({ err: error }, `The process ${name} could not be started or did not get a message`);
      // No `exit` follows when the system has refused to start a process.
      if (started.pid === undefined) ended(NOT_STARTED);
    });
    started.once('exit', (status, signal) => ended(signal ?? `status ${status}`));
    for (const message of firstMessages()) sendTo(started, message);
    return started;
  }

  async function relaunch(reason: string): Promise<void> {
    log.error(`The process ${name} has ended (${reason}): it is started again in ${delay / 1000} s.`);
    await pause(delay, stopping.signal).catch(() => undefined);
    delay = Math.min(2 * delay, LONGEST_DELAY);
    if (stopping.signal.aborted) return;
    try {
      child = launch();
    } catch (error) {
      log.error({ err: error }, `The process ${name} could not be started`);
      void relaunch(NOT_STARTED);
    }
  }

  function sendTo(receiver: ChildProcess, message: ToProcess | { kind: 'stop' }): void {
    // A process that is ending takes no message; its `exit` follows.
    if (receiver.connected) receiver.send(message, () => undefined);
  }

  return {
    send: (message) => sendTo(child, message),
    restart: () => void child.kill('SIGKILL'),
    async stop() {
      stopping.abort();
      if (hasEnded(child)) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      sendTo(child, { kind: 'stop' });
      await exit;
      clearTimeout(kill);
    },
  };
}
