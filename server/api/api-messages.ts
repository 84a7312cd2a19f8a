import type { Credentials } from '../settings/credentials.ts';
import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import type { ErrorReport } from '../process/error-report.ts';
import type { StartSettings } from '../settings/settings.ts';

export interface ApiOptions {
  settings: StartSettings;
  /** Address of the web process. */
  url: string;
  /** Null when the data folder could not be opened: there is no database then. */
  credentials: Credentials | null;
  /** Proves that a request comes from the web process. */
  secret: string;
}

export type ToApi =
  | { kind: 'begin'; options: ApiOptions }
  /** Names the running database. Null with a hosted project, and when the database could not start. */
  | { kind: 'database'; connectionString: string | null }
  | { kind: 'measure' };

export type FromApi =
  | { kind: 'listening'; port: number }
  | { kind: 'ready' }
  | { kind: 'failed'; report: ErrorReport }
  | { kind: 'measured'; metrics: SentMetrics };
