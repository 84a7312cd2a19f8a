import type { DescribedError } from './described-error.ts';

interface LoggedEvent {
  msg?: string;
  requestId?: string;
  err?: DescribedError;
  /** Surrounds the line with blank lines. */
  isHeadline?: boolean;
}

export function prettyLine(json: string): string {
  const { msg = '', requestId, err, isHeadline } = JSON.parse(json) as LoggedEvent;
  const reason = err && `${err.message}${err.place === undefined ? '' : ` (${err.place})`}`;
  // An error that is logged without a message of ours has its own message in `msg` too.
  const parts = msg === err?.message ? [reason] : [msg, reason];
  const sentence = parts.filter((part) => part !== undefined && part !== '').join(': ');
  const line = requestId === undefined ? sentence : `${sentence} [request ${requestId}]`;
  return isHeadline ? `\n  ${line}\n\n` : `${line}\n`;
}
