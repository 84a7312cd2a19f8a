import { observe, noticeSentence, type IncidentKind, type Incidents, type IncidentNotice } from './incidents.ts';
import type { Receiver } from './receivers.ts';

/** Tells operators of incidents. */
export interface Notifier {
  /** Takes note of how something went. Never fails, and nothing waits for it. */
  note(kind: IncidentKind, isWrong: boolean): void;
  /** Resolves when nothing is being told. */
  idle(): Promise<void>;
  close(): void;
}

export interface NotifierParts {
  receivers: Receiver[];
  /** Incidents that operators were told of before the start. */
  known: Incidents;
  /** Keeps the incidents for the next start. */
  keep(incidents: Incidents): void;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  log: Record<'info' | 'warn', (fields: object, message: string) => void>;
}

/** Milliseconds after which a notice that could not be given is tried again; then it is given up. */
const DELAYS = [30_000, 5 * 60_000, 30 * 60_000];

/** Makes what tells of incidents: each receiver apart, so that one that hangs holds no other, and one notice after the other. */
export function createNotifier({ receivers, known, keep, sleep, log }: NotifierParts): Notifier {
  const closing = new AbortController();
  const { signal } = closing;
  let incidents = known;
  const telling: Promise<void>[] = receivers.map(async () => undefined);

  async function tellPatiently(receiver: Receiver, notice: IncidentNotice): Promise<void> {
    for (const delay of [...DELAYS, null]) {
      if (signal.aborted) return;
      try {
        await receiver(notice, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        log.warn(
          { err: error },
          `A notification was not given${delay === null ? '' : `; it is tried again in ${delay / 1000} s`}`,
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
        telling[index] = (telling[index] ?? Promise.resolve()).then(() => tellPatiently(receiver, notice));
      }
    },
    async idle() {
      await Promise.all(telling);
    },
    close: () => closing.abort(),
  };
}
