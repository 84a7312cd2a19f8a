import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../operate/log/log.ts';

/** Milliseconds before an ended process is started again; the delay doubles each time. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 30_000;
/** Milliseconds of running that reset the delay. */
const STEADY = 60_000;
/** Milliseconds before a process that does not stop is killed. */
const STOP_TIMEOUT = 5_000;

export interface SupervisedProcess<ToProgram> {
  /** Sends a message. While no process runs, the message is lost. */
  send(message: ToProgram): void;
  restart(): void;
  /** Ends the process for good; kills it if it does not listen. */
  stop(): Promise<void>;
}

export interface SupervisedProgram<ToProgram, FromProgram> {
  name: string;
  file: string;
  /** Returns the first messages to each new process. */
  firstMessages(): ToProgram[];
  onMessage(message: FromProgram): void;
  onExit(): void;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Starts a program and keeps it running. The program ends with this process, however this one ends. */
export function superviseProcess<ToProgram extends { kind: string }, FromProgram extends { kind: string }>({
  name,
  file,
  firstMessages,
  onMessage,
  onExit,
  pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}: SupervisedProgram<ToProgram, FromProgram>): SupervisedProcess<ToProgram> {
  const stopping = new AbortController();
  let delay = FIRST_DELAY;
  let child = launch();

  function launch(): ChildProcess {
    const startedAt = performance.now();
    const started = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    started.on('message', (message) => onMessage(message as FromProgram));
    started.on('error', (error) => log.error({ err: error }, `The process ${name} cannot be reached`));
    started.once('exit', (status, signal) => {
      onExit();
      if (performance.now() - startedAt > STEADY) delay = FIRST_DELAY;
      if (!stopping.signal.aborted) void relaunch(signal ?? `status ${status}`);
    });
    for (const message of firstMessages()) sendTo(started, message);
    return started;
  }

  async function relaunch(reason: string): Promise<void> {
    log.error(`The process ${name} has ended (${reason}): it is started again in ${delay / 1000} s.`);
    await pause(delay, stopping.signal).catch(() => undefined);
    delay = Math.min(2 * delay, LONGEST_DELAY);
    if (!stopping.signal.aborted) child = launch();
  }

  function sendTo(to: ChildProcess, message: ToProgram | { kind: 'stop' }): void {
    // An ending process receives nothing; `exit` follows.
    if (to.connected) to.send(message, () => undefined);
  }

  return {
    send: (message) => sendTo(child, message),
    restart: () => void child.kill('SIGKILL'),
    async stop() {
      stopping.abort();
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      sendTo(child, { kind: 'stop' });
      await exit;
      clearTimeout(kill);
    },
  };
}
