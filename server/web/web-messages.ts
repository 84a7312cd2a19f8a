import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import type { ErrorReport } from '../process/error-report.ts';

export interface WebOptions {
  host: string;
  port: number;
  trustedProxies: number;
  /** Hosts that the server answers for, besides the names of this machine. */
  hosts: string[];
  siteDirectory: string;
  /** Proves to the other processes that a request comes from this one. */
  secret: string;
  supervisorPort: number;
  /** False when the database is a hosted project, which has its own API. */
  hasApi: boolean;
  /** True when this copy receives visitors' messages itself. */
  hasMail: boolean;
}

export type ToWeb =
  | { kind: 'begin'; options: WebOptions }
  /** `port` is null while no API runs. */
  | { kind: 'api'; port: number | null }
  /** Asks to serve all that is published. The answer is `refreshed`. */
  | { kind: 'refresh' }
  /** Asks for metrics. The answer is `measured`. */
  | { kind: 'measure' };

export type FromWeb =
  | { kind: 'listening' }
  | { kind: 'failed'; report: ErrorReport }
  | { kind: 'refreshed' }
  /** The bytes of a file are damaged. */
  | { kind: 'damaged'; file: string }
  | { kind: 'measured'; metrics: SentMetrics };
