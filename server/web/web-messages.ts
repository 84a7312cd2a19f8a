import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import type { ErrorReport } from '../process/supervised-program.ts';

/** How the web server of a copy is started. */
export interface WebOptions {
  host: string;
  port: number;
  trustedProxies: number;
  /** The hosts that it answers for besides this machine's own. */
  hosts: string[];
  /** Where the site is kept. */
  siteDirectory: string;
  /** Shown to the other processes of the copy. */
  secret: string;
  /** Where the supervisor answers. */
  supervisorPort: number;
  /** Whether the copy answers for the database, or a hosted project does. */
  hasApi: boolean;
  /** Whether the copy takes visitors' messages itself. */
  hasMail: boolean;
}

/** Messages of the supervisor to the web process. */
export type ToWeb =
  | { kind: 'begin'; options: WebOptions }
  /** Where the API answers; null while none runs. */
  | { kind: 'api'; port: number | null }
  /** The site has changed. */
  | { kind: 'site' }
  | { kind: 'measure' };

/** Messages of the web process to the supervisor. */
export type FromWeb =
  | { kind: 'listening' }
  | { kind: 'failed'; report: ErrorReport }
  /** Visitors see the last change. */
  | { kind: 'shown' }
  /** The bytes of a file are damaged. */
  | { kind: 'damaged'; file: string }
  | { kind: 'measured'; metrics: SentMetrics };
