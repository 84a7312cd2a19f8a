import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BackupEvent } from '../../backup/scheduled-backups.ts';
import type { PublicationEvent } from '../../publisher/publication-event.ts';
import type { Health } from '../health/readiness.ts';
import { processRegistry, type SentMetrics } from './process-metrics.ts';

export interface Metrics {
  countPublication(event: PublicationEvent): void;
  countBackup(event: BackupEvent): void;
  /** Returns the text that Prometheus reads. @param processMetrics metrics of the other processes of the copy */
  write(health: Health, processMetrics: readonly SentMetrics[]): Promise<string>;
  contentType: string;
}

/** Makes the metrics. @param withProcess also measures memory, processor time and event loop of this process */
export function createMetrics({ withProcess = true } = {}): Metrics {
  const registry = withProcess ? processRegistry('start') : new Registry();
  const registers = [registry];
  const publications = new Counter({
    name: 'coquelicot_publications_total',
    help: 'Publications that have ended, by their outcome',
    registers,
    labelNames: ['outcome'] as const,
  });
  const publicationSeconds = new Histogram({
    name: 'coquelicot_publication_seconds',
    help: 'Duration of a publication in seconds',
    registers,
    buckets: [0.1, 0.2, 0.5, 1, 2, 5, 15, 60, 300],
  });
  const backups = new Counter({
    name: 'coquelicot_backups_total',
    help: 'Scheduled backups, by their outcome',
    registers,
    labelNames: ['outcome'] as const,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `coquelicot_${name}`, help, registers });
  const lastBackup = gauge('last_backup_timestamp_seconds', 'Moment of the last backup that was made since the start');
  const waiting = gauge('oldest_waiting_change_seconds', 'Age of the oldest change that waits to be published');
  const isReady = gauge('ready', 'Whether /readyz says that all works');
  const freeBytes = gauge('disk_free_bytes', 'Free bytes on the disk of the data folder');
  const diskBytes = gauge('disk_size_bytes', 'Size of the disk of the data folder');

  for (const outcome of ['online', 'partial', 'failed']) publications.inc({ outcome }, 0);
  for (const outcome of ['made', 'failed']) backups.inc({ outcome }, 0);

  return {
    contentType: registry.contentType,
    countPublication({ outcome, seconds }) {
      publications.inc({ outcome });
      publicationSeconds.observe(seconds);
    },
    countBackup({ isMade, at }) {
      backups.inc({ outcome: isMade ? 'made' : 'failed' });
      if (isMade) lastBackup.set(at.getTime() / 1000);
    },
    async write({ readiness, waitingSeconds, disk }, processMetrics) {
      isReady.set(readiness.isReady ? 1 : 0);
      // Keeps the last age while the database is out of reach: an alert must not end there.
      if (waitingSeconds !== null) waiting.set(waitingSeconds);
      if (disk) {
        freeBytes.set(disk.free);
        diskBytes.set(disk.size);
      }
      return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...processMetrics]).metrics();
    },
  };
}
