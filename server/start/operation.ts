import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupEvent } from '../backup/scheduled-backups.ts';
import type { DeliverMail } from '../mail/mail-delivery.ts';
import { cachedReading } from '../operate/health/cached-reading.ts';
import { readDiskSpace } from '../operate/health/disk-space.ts';
import { readHealth } from '../operate/health/readiness.ts';
import { waitingChange, waitingReviews } from '../operate/waiting-content.ts';
import { log } from '../operate/log/log.ts';
import { createMetrics } from '../operate/metrics/metrics.ts';
import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import { incidentFile } from '../operate/notifications/incident-file.ts';
import { createNotifier, type Notifier } from '../operate/notifications/notifier.ts';
import { mailReceiver, webhookReceiver, type Receiver } from '../operate/notifications/receivers.ts';
import { watch } from '../operate/notifications/watch.ts';
import { operationEndpoint, type OperationEndpoint } from '../operate/operation-endpoint.ts';
import type { PublicationEvent } from '../publisher/publication-event.ts';
import type { StartSettings } from '../settings/settings.ts';
import type { DatabaseAccess } from './database.ts';

/** The watch over a copy: it answers monitoring and notifies operators of incidents. */
export interface Operation {
  endpoint: OperationEndpoint;
  /** Sets how the metrics of the other processes are read. */
  useProcessMetrics(read: () => Promise<SentMetrics[]>): void;
  /** Begins to watch the disk and the reviews. */
  watch(): void;
  databaseStarted(access: DatabaseAccess): void;
  publicationEnded(event: PublicationEvent): void;
  backupEnded(event: BackupEvent): void;
  stop(): void;
}

const NOT_STARTED = new Error('The database has not started');

export function createOperation(settings: StartSettings, deliver: DeliverMail | null): Operation {
  const { dataDirectory, metricsToken } = settings;
  const metrics = createMetrics();
  const notifier = notifierOf(settings, deliver);
  const diskSpace = () => readDiskSpace(dataDirectory);
  let lastPublication: PublicationEvent | null = null;
  let waitingSeconds = async (): Promise<number> => Promise.reject(NOT_STARTED);
  let reviews = async (): Promise<number> => Promise.reject(NOT_STARTED);
  let readProcessMetrics = async (): Promise<SentMetrics[]> => [];
  let stopWatching: () => void = () => undefined;
  const health = cachedReading(() =>
    readHealth({ waitingSeconds: () => waitingSeconds(), lastPublication: () => lastPublication, diskSpace }),
  );
  return {
    endpoint: operationEndpoint(health, metrics, metricsToken, () => readProcessMetrics()),
    useProcessMetrics(read) {
      readProcessMetrics = read;
    },
    watch() {
      stopWatching = watch({ disk: diskSpace, reviews: () => reviews() }, notifier);
    },
    databaseStarted({ url, secretKey }) {
      waitingSeconds = waitingChange(url, secretKey);
      reviews = waitingReviews(url, secretKey);
    },
    publicationEnded(event) {
      lastPublication = event;
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
  const { read, write } = incidentFile(settings.dataDirectory);
  return createNotifier({
    receivers: receiversOf(settings, deliver),
    formerIncidents: read(),
    saveIncidents: write,
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
    else log.warn('No mail is sent to NOTIFY_EMAIL, because this copy has no mail server: set SMTP_URL.');
  }
  return receivers;
}
