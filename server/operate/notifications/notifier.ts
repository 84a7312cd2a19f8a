import { observe, noticeSentence, type IncidentKind, type Incidents, type IncidentNotice } from './incidents.ts';
import type { Receiver } from './receivers.ts';

export interface Notifier {
  /** Records a success or a failure. Never throws. */
  note(kind: IncidentKind, isWrong: boolean): void;
  /** Resolves when all notices are sent or given up. */
  idle(): Promise<void>;
  close(): void;
}

export interface NotifierParts {
  receivers: Receiver[];
  /** Incidents from before the start. */
  known: Incidents;
  keep(incidents: Incidents): void;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  log: Record<'info' | 'warn', (fields: object, message: string) => void>;
}

/** Milliseconds before each retry of a notice; then it is given up. */
const DELAYS = [30_000, 5 * 60_000, 30 * 60_000];

/** Tells each receiver one notice after the other. A receiver that hangs does not delay the others. */
export function createNotifier({ receivers, known, keep, sleep, log }: NotifierParts): Notifier {
  const closing = new AbortController();
  const { signal } = closing;
  let incidents = known;
  const telling: Promise<void>[] = receivers.map(async () => undefined);

  async function tellWithRetries(receiver: Receiver, notice: IncidentNotice): Promise<void> {
    for (const delay of [...DELAYS, null]) {
      if (signal.aborted) return;
      try {
        await receiver(notice, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.warn(
          { err: error },
          `A notification could not be sent${delay === null ? '' : `; it is tried again in ${delay / 1000} s`}`,
        );
        if (delay !== null) await sleep(delay, signal).catch(() => undefined);
      }
    }
  }

  return {
    note(kind, isWrong) {
      const result = observe(incidents, kind, isWrong);
      if (result.incidents === incidents) return;
      incidents = result.incidents;
      keep(incidents);
      const { notice } = result;
      if (notice === null) return;
      log.info({ ...notice }, noticeSentence(notice));
      for (const [index, receiver] of receivers.entries()) {
        telling[index] = (telling[index] ?? Promise.resolve()).then(() => tellWithRetries(receiver, notice));
      }
    },
    async idle() {
      await Promise.all(telling);
    },
    close: () => closing.abort(),
  };
}
