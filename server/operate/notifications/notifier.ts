import { recordResult, noticeSentence, type IncidentKind, type Incidents, type IncidentNotice } from './incidents.ts';
import type { Receiver } from './receivers.ts';

export interface Notifier {
  /** Records a success or a failure. Never throws. */
  note(kind: IncidentKind, isWrong: boolean): void;
  /** Resolves when all notices are sent or dropped. */
  idle(): Promise<void>;
  close(): void;
}

export interface NotifierParts {
  receivers: Receiver[];
  /** Incidents that were open when the copy was stopped. */
  formerIncidents: Incidents;
  saveIncidents(incidents: Incidents): void;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  log: Record<'info' | 'warn', (fields: object, message: string) => void>;
}

/** Milliseconds before each retry. A notice that fails after the last one is dropped. */
const DELAYS = [30_000, 5 * 60_000, 30 * 60_000];

/** Sends notices to receivers. Each receiver has a queue, so that one that hangs does not delay the others. */
export function createNotifier({ receivers, formerIncidents, saveIncidents, sleep, log }: NotifierParts): Notifier {
  const closing = new AbortController();
  const { signal } = closing;
  let incidents = formerIncidents;
  /** The end of each queue. */
  const queues: Promise<void>[] = receivers.map(async () => undefined);

  async function sendWithRetries(receiver: Receiver, notice: IncidentNotice): Promise<void> {
    for (const delay of [...DELAYS, null]) {
      if (signal.aborted) return;
      try {
        await receiver(notice, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.warn(
          { err: error },
          `A notification could not be sent: it is ${delay === null ? 'dropped' : `sent again in ${delay / 1000} s`}`,
        );
        if (delay !== null) await sleep(delay, signal).catch(() => undefined);
      }
    }
  }

  return {
    note(kind, isWrong) {
      const result = recordResult(incidents, kind, isWrong);
      if (result.incidents === incidents) return;
      incidents = result.incidents;
      saveIncidents(incidents);
      const { notice } = result;
      if (notice === null) return;
      log.info({ ...notice }, noticeSentence(notice));
      for (const [index, receiver] of receivers.entries()) {
        queues[index] = (queues[index] ?? Promise.resolve()).then(() => sendWithRetries(receiver, notice));
      }
    },
    async idle() {
      await Promise.all(queues);
    },
    close: () => closing.abort(),
  };
}
