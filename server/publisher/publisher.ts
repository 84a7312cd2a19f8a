import { randomUUID } from 'node:crypto';
import { isTransientFailure } from './build-failure.ts';
import { delayedRetry, RETRY_DELAY, type Sleep } from './delayed-retry.ts';
import type { PublicationEvent } from './publication-event.ts';
import type { PublicationOutcome, Publications } from './publications.ts';
import type { PublicationResult } from './site-process-client.ts';
import { singleFlight } from './single-flight.ts';

export interface PublisherPorts {
  publications: Publications;
  /** Brings the site up to date with the database. `isFirst` when there is no site yet. */
  publish(buildId: string, options: { all: boolean; isFirst: boolean }): Promise<PublicationResult>;
  /** Publishes the site to its target, also changes that a former call failed to publish. @param all checks every object */
  distribute(all: boolean): Promise<void>;
  isOnline(): boolean;
  stop(): Promise<void>;
  ended(event: PublicationEvent): void;
  log: Record<'info' | 'warn', (message: string) => void>;
  sleep: Sleep;
}

export interface PublicationRequest {
  /** Builds unchanged pages too, and checks every object beyond this machine. */
  all?: boolean;
  /** The publication that the database has queued with the change; without it, one is queued. */
  queued?: string;
}

export interface Publisher {
  /** Queues a publication unless the database has queued one, wakes the publisher, and returns the publication's id. */
  request(options?: PublicationRequest): Promise<string>;
  /** Publishes without recording it, for a first start that reaches no database. */
  publishUnrecorded(): Promise<void>;
  /** Resolves when nothing runs and nothing waits, retries included. */
  idle(): Promise<void>;
  /** Stops the build that runs, takes no more publications, and resolves when nothing runs. */
  close(): Promise<void>;
}

const STOPPED = 'Coquelicot was stopped while building; its next start builds again.';

/** Publishes one at a time, and again when something changed meanwhile. Retries once after a transient failure. */
export function createPublisher(ports: PublisherPorts): Publisher {
  const { publications, log } = ports;
  const stopping = new AbortController();
  const { signal } = stopping;
  const flight = singleFlight(publishOnce);
  const retry = delayedRetry(ports.sleep, signal);
  let isAllAsked = false;
  /** True while every object beyond this machine still has to be checked, since a request with `all`. */
  let isAllToDistribute = false;

  async function queue(): Promise<string> {
    const id = await publications.request();
    wake();
    return id;
  }

  async function queueAgain(): Promise<void> {
    await queue().catch((error: unknown) => log.warn(`The publication could not be tried again: ${messageOf(error)}.`));
  }

  function wake(): void {
    flight.request().catch((error: unknown) => {
      const again = retry.later(async () => wake()) ? ` ${AGAIN}` : '';
      log.warn(`The publication could not start: ${messageOf(error)}.${again}`);
    });
  }

  async function publishOnce(): Promise<void> {
    if (signal.aborted) return;
    const buildId = randomUUID();
    const publication = await publications.start(buildId);
    if (publication === null) return;
    await record(publication, await attempt(buildId, queueAgain));
  }

  /** Records an outcome, with one retry: editors would wait for a publication whose end is not recorded. */
  async function record(publication: string, outcome: PublicationOutcome): Promise<void> {
    try {
      await publications.finish(publication, outcome).catch(async (error: unknown) => {
        if (signal.aborted) throw error;
        log.warn(`The publication was not recorded: ${messageOf(error)}. ${AGAIN}`);
        await ports.sleep(RETRY_DELAY, signal);
        await publications.finish(publication, outcome);
      });
    } catch (error) {
      log.warn(
        `The publication was not recorded: ${messageOf(error)}. Editors see it as unfinished until the next one.`,
      );
    }
  }

  async function publishUnrecorded(): Promise<void> {
    await attempt(randomUUID(), publishUnrecorded);
  }

  /** Builds and shows the site; schedules `tryAgain` after a transient failure. */
  async function attempt(buildId: string, tryAgain: () => Promise<void>): Promise<PublicationOutcome> {
    const startedAt = performance.now();
    const all = isAllAsked;
    isAllAsked = false;
    const isFirst = !ports.isOnline();
    let isShown = false;
    try {
      // Start nothing after `close`.
      signal.throwIfAborted();
      const { hasChanged, pageCount, failures, build } = await ports.publish(buildId, { all, isFirst });
      isShown = true;
      log.info(
        hasChanged
          ? `Online: ${pageCount} pages, in ${secondsSince(startedAt).toFixed(1)} s.`
          : 'Nothing that visitors see has changed.',
      );
      isAllToDistribute ||= all;
      await ports.distribute(isAllToDistribute);
      isAllToDistribute = false;
      retry.forget();
      const onlineBuildId = build ?? buildId;
      ports.ended({ outcome: failures.length === 0 ? 'online' : 'partial', seconds: secondsSince(startedAt) });
      if (failures.length === 0) return { onlineBuildId };
      const failure = reasonOf(failures);
      log.warn(failure);
      return { onlineBuildId, failure };
    } catch (error) {
      isAllAsked ||= all && !isShown;
      const failure = signal.aborted ? STOPPED : messageOf(error);
      const site = isFirst ? 'and there is no site to show yet' : 'the last good site stays online';
      const rest = isShown ? 'the site is up to date on this machine only' : site;
      const again = isTransientFailure(error) && retry.later(tryAgain) ? ` ${AGAIN}` : '';
      log.warn(`Publication failed, ${rest}. ${failure}${again}`);
      if (!signal.aborted) ports.ended({ outcome: 'failed', seconds: secondsSince(startedAt) });
      return { failure };
    }
  }

  return {
    async request({ all = false, queued } = {}) {
      isAllAsked ||= all;
      retry.forget();
      if (queued === undefined) return queue();
      wake();
      return queued;
    },
    publishUnrecorded,
    async idle() {
      await flight.idle();
      await retry.idle();
      await flight.idle();
    },
    async close() {
      stopping.abort();
      await ports.stop();
      await flight.idle();
    },
  };
}

const AGAIN = `It is tried again in ${RETRY_DELAY / 1000} s.`;

const MOST_NAMED_FAILURES = 10;

function reasonOf(failures: PublicationResult['failures']): string {
  const named = failures
    .slice(0, MOST_NAMED_FAILURES)
    .map(({ file, reason }) => (file === null ? reason : `${file}: ${reason}`));
  const others = failures.length - named.length;
  const rest = others > 0 ? ` And ${others} more.` : '';
  return `Online, except for pages that keep their last good version, if there is one. ${named.join(' ')}${rest}`;
}

function secondsSince(instant: number): number {
  return (performance.now() - instant) / 1000;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
