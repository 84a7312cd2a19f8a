import type { BackupEvent } from '../backup/scheduled-backups.ts';
import { readDiskSpace } from '../operate/health/disk-space.ts';
import { keptReading } from '../operate/health/kept-reading.ts';
import { readHealth } from '../operate/health/readiness.ts';
import { waitingChange } from '../operate/health/waiting-change.ts';
import { createMetrics, type Metrics } from '../operate/metrics/metrics.ts';
import { operationEndpoint, type OperationEndpoint } from '../operate/operation-endpoint.ts';
import type { PublicationEvent } from '../publisher/publication-event.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { DatabaseKeys } from './database.ts';

/** Watches over a copy: what it hears of is told to monitoring. */
export interface Operation {
  endpoint: OperationEndpoint;
  noteAnswer: Metrics['countRequest'];
  databaseStarted(access: DatabaseKeys): void;
  publicationEnded(event: PublicationEvent): void;
  backupEnded(event: BackupEvent): void;
}

/** Makes what watches over a copy. */
export function operationOf({ dataDirectory, metricsToken }: StartSettings): Operation {
  const metrics = createMetrics();
  let publication: PublicationEvent | null = null;
  let waiting = async (): Promise<number | null> => Promise.reject(new Error('The database has not started'));
  const health = keptReading(() =>
    readHealth({ waiting: () => waiting(), publication: () => publication, disk: () => readDiskSpace(dataDirectory) }),
  );
  return {
    endpoint: operationEndpoint(health, metrics, metricsToken),
    noteAnswer: metrics.countRequest,
    databaseStarted({ url, secretKey }) {
      waiting = waitingChange(url, secretKey);
    },
    publicationEnded(event) {
      publication = event;
      metrics.countPublication(event);
    },
    backupEnded: metrics.countBackup,
  };
}
