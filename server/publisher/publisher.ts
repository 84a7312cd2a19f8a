import { randomUUID } from 'node:crypto';
import { isPassingFailure } from './build-failure.ts';
import { delayedRetry, RETRY_DELAY, type Sleep } from './delayed-retry.ts';
import type { PublicationEvent } from './publication-event.ts';
import type { PublicationOutcome, Publications } from './publications.ts';
import type { PublicationResult } from './site-process-client.ts';
import { singleFlight } from './single-flight.ts';

export interface PublisherPorts {
  publications: Publications;
  /** Brings the site to what the database says, and shows it. `isFirst` when there was none to show. */
  publish(buildId: string, options: { all: boolean; isFirst: boolean }): Promise<PublicationResult>;
  /**
   * Publishes what is online beyond this machine; also when nothing has changed, for that may have failed before.
   *
   * @param all looks at everything that is there, whatever is recorded of it
   */
  distribute(all: boolean): Promise<void>;
  /** Whether there is a site to show. */
  isOnline(): boolean;
  /** Gives up what `publish` does. */
  stop(): Promise<void>;
  /** Hears of each publication that has ended. */
  ended(event: PublicationEvent): void;
  log: Record<'info' | 'warn', (message: string) => void>;
  sleep: Sleep;
}

export interface PublicationRequest {
  /** Builds even when nothing that visitors see has changed, and looks at all that stands beyond this machine. */
  all?: boolean;
}

export interface Publisher {
  /** Queues a publication, wakes the publisher, and returns the publication's id. */
  request(options?: PublicationRequest): Promise<string>;
  /** Builds and shows the site without a database to record it: a first start that reaches none. */
  publishUnrecorded(): Promise<void>;
  /** Resolves when nothing runs, nothing waits, and nothing is to be tried again. */
  idle(): Promise<void>;
  /** Stops the build that runs, takes no more publications, and resolves when nothing runs. */
  close(): Promise<void>;
}

const STOPPED = 'Coquelicot was stopped while building; its next start builds again.';

/**
 * Publishes the site: one publication at a time, one more when something changed meanwhile. What fails for a reason
 * that may pass is tried again once, after a while.
 */
export function createPublisher(ports: PublisherPorts): Publisher {
  const { publications, log } = ports;
  const stopping = new AbortController();
  const { signal } = stopping;
  const flight = singleFlight(publishOnce);
  const retry = delayedRetry(ports.sleep, signal);
  let isAllAsked = false;
  /** Whether all was asked, and has not come beyond this machine yet. */
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
      log.warn(`The publication could not be taken: ${messageOf(error)}.${again}`);
    });
  }

  async function publishOnce(): Promise<void> {
    if (signal.aborted) return;
    const buildId = randomUUID();
    const publication = await publications.start(buildId);
    if (publication === null) return;
    await record(publication, await attempt(buildId, queueAgain));
  }

  /** A record that is not taken would leave the editors waiting for a publication that has ended. */
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

  /** Builds and shows the site; `tryAgain` is called later when that fails for a reason that may pass. */
  async function attempt(buildId: string, tryAgain: () => Promise<void>): Promise<PublicationOutcome> {
    const startedAt = performance.now();
    const all = isAllAsked;
    isAllAsked = false;
    const isFirst = !ports.isOnline();
    let isShown = false;
    try {
      // Nothing that would outlive the end is started.
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
      const rest = isShown ? 'the site is up to date on this machine alone' : site;
      const again = isPassingFailure(error) && retry.later(tryAgain) ? ` ${AGAIN}` : '';
      log.warn(`Publication failed, ${rest}. ${failure}${again}`);
      if (!signal.aborted) ports.ended({ outcome: 'failed', seconds: secondsSince(startedAt) });
      return { failure };
    }
  }

  return {
    async request({ all = false } = {}) {
      isAllAsked ||= all;
      retry.forget();
      return queue();
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

/** Names the pages that keep their last good version, the articles that have none, and why. */
function reasonOf(failures: PublicationResult['failures']): string {
  const named = failures
    .slice(0, MOST_NAMED_FAILURES)
    .map(({ file, reason }) => (file === null ? reason : `${file}: ${reason}`));
  const others = failures.length - named.length;
  const rest = others > 0 ? ` And ${others} more.` : '';
  return `Online, but for pages that keep their last good version, where there is one. ${named.join(' ')}${rest}`;
}

function secondsSince(instant: number): number {
  return (performance.now() - instant) / 1000;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
