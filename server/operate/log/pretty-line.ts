import type { DescribedError } from './described-error.ts';

/** An event as the log has it. */
interface LoggedEvent {
  msg?: string;
  requestId?: string;
  err?: DescribedError;
  /** Set where blank lines make a sentence stand out. */
  isHeadline?: boolean;
}

/** Writes an event for a terminal: its sentence, and what it is about. */
export function prettyLine(json: string): string {
  const { msg = '', requestId, err, isHeadline } = JSON.parse(json) as LoggedEvent;
  const reason = err && `${err.message}${err.place === undefined ? '' : ` (${err.place})`}`;
  // An error that is logged without a sentence of its own has its message there.
  const parts = msg === err?.message ? [reason] : [msg, reason];
  const sentence = parts.filter((part) => part !== undefined && part !== '').join(': ');
  const line = requestId === undefined ? sentence : `${sentence} [request ${requestId}]`;
  return isHeadline ? `\n  ${line}\n\n` : `${line}\n`;
}
