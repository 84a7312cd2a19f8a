import type { Credentials } from '../settings/credentials.ts';
import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import type { ErrorReport } from '../process/supervised-program.ts';
import type { StartSettings } from '../settings/settings.ts';

/** How the API of a copy is started. */
export interface ApiOptions {
  settings: StartSettings;
  /** Where the web process answers. */
  url: string;
  /** Null where the data folder could not be taken: there is no database then. */
  credentials: Credentials | null;
  /** Shown by the web process. */
  secret: string;
}

/** Messages of the supervisor to the API. */
export type ToApi =
  | { kind: 'begin'; options: ApiOptions }
  /** The database runs; null where there is none, here or at all. */
  | { kind: 'database'; connectionString: string | null }
  | { kind: 'measure' };

/** Messages of the API to the supervisor. */
export type FromApi =
  | { kind: 'listening'; port: number }
  /** The database is answered for. */
  | { kind: 'ready' }
  | { kind: 'failed'; report: ErrorReport }
  | { kind: 'measured'; metrics: SentMetrics };
