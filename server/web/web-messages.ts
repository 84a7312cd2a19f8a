import type { SentMetrics } from '../operate/metrics/process-metrics.ts';
import type { ErrorReport } from '../process/supervised-program.ts';

export interface WebOptions {
  host: string;
  port: number;
  trustedProxies: number;
  /** Hosts that it answers for, besides this machine's own. */
  hosts: string[];
  siteDirectory: string;
  /** Proves its requests to the other processes of the copy. */
  secret: string;
  supervisorPort: number;
  /** False when a hosted project answers for the database. */
  hasApi: boolean;
  /** True when the copy takes visitors' messages itself. */
  hasMail: boolean;
}

export type ToWeb =
  | { kind: 'begin'; options: WebOptions }
  /** `port` is null while no API runs. */
  | { kind: 'api'; port: number | null }
  | { kind: 'site' }
  | { kind: 'measure' };

export type FromWeb =
  | { kind: 'listening' }
  | { kind: 'failed'; report: ErrorReport }
  /** Visitors see the last change. */
  | { kind: 'shown' }
  | { kind: 'damaged'; file: string }
  | { kind: 'measured'; metrics: SentMetrics };
