import { randomUUID } from 'node:crypto';
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
  render(directory: string, buildId: string, firstBuild: boolean): Promise<void>;
  /** Makes a rendered folder ready to be served. */
  finish(directory: string, former: Release | null): Promise<void>;
  /** Switch: what the static server does with a new release. */
  switched(release: Release): Promise<void>;
  log(message: string): void;
}

export interface Publisher {
  /** Queues a publication, wakes the publisher, and returns the publication's id. */
  request(): Promise<string>;
  /** Builds and shows the site without a database to record it: a first start that reaches none. */
  publishUnrecorded(): Promise<void>;
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>;
  /** Takes no more publications, and resolves when nothing runs. */
  close(): Promise<void>;
}

/** Publishes the site: one publication at a time, one more when something changed meanwhile. */
export function createPublisher(ports: PublisherPorts): Publisher {
  const { publications, releases, log } = ports;

  let isClosed = false;

  async function publishOnce(): Promise<void> {
    if (isClosed) return;
    const buildId = randomUUID();
    const publication = await publications.start(buildId);
    if (publication === null) return;
    await publications.finish(publication, await attempt(buildId));
  }

  async function attempt(buildId: string): Promise<PublicationOutcome> {
    const startedAt = performance.now();
    try {
      const former = await releases.current();
      if (former && (await isUpToDate(former))) {
        log('Nothing that visitors see has changed.');
        return { onlineBuildId: former.id };
      }
      const directory = await releases.prepare(buildId);
      await ports.render(directory, buildId, former === null);
      await ports.finish(directory, former);
      const release = await releases.activate(buildId);
      await ports.switched(release);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      log(`Online: ${release.record?.pageCount ?? 'the'} pages, in ${seconds} s.`);
      return { onlineBuildId: buildId };
    } catch (error) {
      await releases.discard(buildId).catch(() => undefined);
      const failure = error instanceof Error ? error.message : String(error);
      log(`Publication failed, the last good site stays online. ${failure}`);
      return { failure };
    }
  }

  async function isUpToDate(former: Release): Promise<boolean> {
    if (!former.record || former.record.fallback) return false;
    const planned = await ports.plan();
    return planned.contentKey === former.record.contentKey && planned.codeKey === former.record.codeKey;
  }

  const flight = singleFlight(publishOnce);
  return {
    async request() {
      const id = await publications.request();
      flight.request().catch((error: unknown) => log(`The publication was not recorded: ${String(error)}`));
      return id;
    },
    async publishUnrecorded() {
      await attempt(randomUUID());
    },
    idle: flight.idle,
    async close() {
      isClosed = true;
      await flight.idle();
    },
  };
}
