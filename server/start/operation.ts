import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupEvent } from '../backup/scheduled-backups.ts';
import type { DeliverMail } from '../mail/mail-delivery.ts';
import { readDiskSpace } from '../operate/health/disk-space.ts';
import { cachedReading } from '../operate/health/cached-reading.ts';
import { readHealth } from '../operate/health/readiness.ts';
import { waitingChange } from '../operate/health/waiting-change.ts';
import { log } from '../operate/log/log.ts';
import { createMetrics } from '../operate/metrics/metrics.ts';
import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import { storedIncidents } from '../operate/notifications/stored-incidents.ts';
import { createNotifier, type Notifier } from '../operate/notifications/notifier.ts';
import { mailReceiver, webhookReceiver, type Receiver } from '../operate/notifications/receivers.ts';
import { waitingReviews } from '../operate/notifications/waiting-reviews.ts';
import { watch } from '../operate/notifications/watch.ts';
import { operationEndpoint, type OperationEndpoint } from '../operate/operation-endpoint.ts';
import type { PublicationEvent } from '../publisher/publication-event.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { DatabaseKeys } from './database.ts';

/** Watches a copy: answers monitoring, and tells operators what goes wrong. */
export interface Operation {
  endpoint: OperationEndpoint;
  measureOthers(measure: () => Promise<SentMetrics[]>): void;
  /** Begins to watch the disk and the reviews. */
  watch(): void;
  databaseStarted(access: DatabaseKeys): void;
  publicationEnded(event: PublicationEvent): void;
  backupEnded(event: BackupEvent): void;
  stop(): void;
}

const NOT_STARTED = new Error('The database has not started');

export function operationOf(settings: StartSettings, deliver: DeliverMail | null): Operation {
  const { dataDirectory, metricsToken } = settings;
  const metrics = createMetrics();
  const notifier = notifierOf(settings, deliver);
  const disk = () => readDiskSpace(dataDirectory);
  let publication: PublicationEvent | null = null;
  let waiting = async (): Promise<number | null> => Promise.reject(NOT_STARTED);
  let reviews = async (): Promise<number> => Promise.reject(NOT_STARTED);
  let ofOthers = async (): Promise<SentMetrics[]> => [];
  let stopWatching: () => void = () => undefined;
  const health = cachedReading(() => readHealth({ waiting: () => waiting(), publication: () => publication, disk }));
  return {
    endpoint: operationEndpoint(health, metrics, metricsToken, () => ofOthers()),
    measureOthers(measure) {
      ofOthers = measure;
    },
    watch() {
      stopWatching = watch({ disk, reviews: () => reviews() }, notifier);
    },
    databaseStarted({ url, secretKey }) {
      waiting = waitingChange(url, secretKey);
      reviews = waitingReviews(url, secretKey);
    },
    publicationEnded(event) {
      publication = event;
      metrics.countPublication(event);
      notifier.note('publication', event.outcome === 'failed');
    },
    backupEnded(event) {
      metrics.countBackup(event);
      notifier.note('backup', !event.isMade);
    },
    stop() {
      stopWatching();
      notifier.close();
    },
  };
}

function notifierOf(settings: StartSettings, deliver: DeliverMail | null): Notifier {
  const { read, keep } = storedIncidents(settings.dataDirectory);
  return createNotifier({
    receivers: receiversOf(settings, deliver),
    known: read(),
    keep,
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
    log,
  });
}

function receiversOf({ notifications, siteUrl }: StartSettings, deliver: DeliverMail | null): Receiver[] {
  const { url, email } = notifications;
  const receivers: Receiver[] = [];
  if (url !== null) receivers.push(webhookReceiver(url, siteUrl));
  if (email !== null) {
    if (deliver) receivers.push(mailReceiver(email, deliver, siteUrl));
    else log.warn('NOTIFY_EMAIL gets no mails, because this copy has no mail server: set SMTP_URL.');
  }
  return receivers;
}
