import { randomUUID } from 'node:crypto';
import { isPassingFailure } from './build-failure.ts';
import { delayedRetry, RETRY_DELAY, type Sleep } from './delayed-retry.ts';
import type { PlannedSite } from './plan.ts';
import type { PublicationOutcome, Publications } from './publications.ts';
import type { Release, Releases } from './releases.ts';
import { singleFlight } from './single-flight.ts';

export interface PublisherPorts {
  publications: Publications;
  releases: Releases;
  /** What to render: the pages as they should be now. */
  plan(): Promise<PlannedSite>;
  /** Render: builds the whole site into a folder. */
  render(directory: string, buildId: string, firstBuild: boolean, signal: AbortSignal): Promise<void>;
  /** Makes a rendered folder ready to be served; `former` is a release to share files with. */
  finish(directory: string, former: Release | null): Promise<void>;
  /** Switch: what the static server does with a new release. */
  switched(release: Release): Promise<void>;
  log(message: string): void;
  sleep: Sleep;
}

export interface PublicationRequest {
  /** Builds even when nothing that visitors see has changed. */
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
  const { publications, releases, log } = ports;
  const stopping = new AbortController();
  const { signal } = stopping;
  const flight = singleFlight(publishOnce);
  const retry = delayedRetry(ports.sleep, signal);
  let isAllAsked = false;

  async function queue(): Promise<string> {
    const id = await publications.request();
    wake();
    return id;
  }

  async function queueAgain(): Promise<void> {
    await queue().catch((error: unknown) => log(`The publication could not be tried again: ${messageOf(error)}.`));
  }

  function wake(): void {
    flight.request().catch((error: unknown) => {
      const again = retry.later(async () => wake()) ? ` ${AGAIN}` : '';
      log(`The publication could not be taken: ${messageOf(error)}.${again}`);
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
        log(`The publication was not recorded: ${messageOf(error)}. ${AGAIN}`);
        await ports.sleep(RETRY_DELAY, signal);
        await publications.finish(publication, outcome);
      });
    } catch (error) {
      log(`The publication was not recorded: ${messageOf(error)}. Editors see it as unfinished until the next one.`);
    }
  }

  async function publishUnrecorded(): Promise<void> {
    await attempt(randomUUID(), publishUnrecorded);
  }

  /** Builds and shows the site; `tryAgain` is called later when that fails for a reason that may pass. */
  async function attempt(buildId: string, tryAgain: () => Promise<void>): Promise<PublicationOutcome> {
    const startedAt = performance.now();
    const isAll = isAllAsked;
    isAllAsked = false;
    let former: Release | null = null;
    try {
      former = await releases.current();
      const whole = former && (await isWhole(former)) ? former : null;
      if (whole && !isAll && (await isUpToDate(whole))) {
        log('Nothing that visitors see has changed.');
        retry.forget();
        return { onlineBuildId: whole.id };
      }
      const isFirst = former === null && (await releases.former()).length === 0;
      const directory = await releases.prepare(buildId);
      await ports.render(directory, buildId, isFirst, signal);
      await ports.finish(directory, whole);
      const release = await releases.activate(buildId);
      await ports.switched(release);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      log(`Online: ${release.record?.pageCount ?? 'the'} pages, in ${seconds} s.`);
      retry.forget();
      return { onlineBuildId: buildId };
    } catch (error) {
      isAllAsked ||= isAll;
      await releases.discard(buildId).catch(() => undefined);
      const failure = signal.aborted ? STOPPED : messageOf(error);
      const rest = former ? 'the last good site stays online' : 'and there is no site to show yet';
      const again = isPassingFailure(error) && retry.later(tryAgain) ? ` ${AGAIN}` : '';
      log(`Publication failed, ${rest}. ${failure}${again}`);
      return { failure };
    }
  }

  async function isWhole(former: Release): Promise<boolean> {
    const damage = await releases.damageOf(former);
    if (damage !== null) log(`The site that is online is damaged (${damage}): building it again.`);
    return damage === null;
  }

  async function isUpToDate(former: Release): Promise<boolean> {
    if (!former.record || former.record.fallback) return false;
    const planned = await ports.plan();
    return planned.contentKey === former.record.contentKey && planned.codeKey === former.record.codeKey;
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
      await flight.idle();
    },
  };
}

const AGAIN = `It is tried again in ${RETRY_DELAY / 1000} s.`;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
