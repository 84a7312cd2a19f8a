import { mailAddress } from '../../src/core/mail/mail-address.ts';
import { OperatorError } from '../process/operator-error.ts';
import { decodedPart } from './address-parts.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** True when the connection is encrypted from its beginning; false for STARTTLS. */
  isEncrypted: boolean;
  login: { user: string; password: string } | null;
  sender: string;
}

const EXAMPLE = 'smtps://user:password@smtp.example:465?from=bonjour@example.org';
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };

/**
 * Reads `SMTP_URL`. The sender is its parameter `from`, or else its user, or else `PUBLIC_OPERATOR_CONTACT`.
 *
 * @param environment where an empty variable counts as absent
 * @returns null without `SMTP_URL`
 * @throws OperatorError with one sentence that shows no secret
 */
export function smtpSettings(environment: Record<string, string | undefined>): SmtpSettings | null {
  const text = environment['SMTP_URL']?.trim();
  if (!text) return null;
  const url = URL.parse(text);
  const defaultPort = url && DEFAULT_PORTS[url.protocol];
  const [user, password] = [decodedPart(url?.username ?? ''), decodedPart(url?.password ?? '')];
  const isAddress = url && /^\/?$/.test(url.pathname) && [...url.searchParams.keys()].every((name) => name === 'from');
  if (!defaultPort || url.hostname === '' || user === null || password === null || !isAddress) {
    throw new OperatorError(`SMTP_URL must be an address such as ${EXAMPLE}.`);
  }
  const from = url.searchParams.get('from');
  const sender = from === null ? senderOf(user, environment) : mailAddress(from);
  if (sender === null) {
    throw new OperatorError('SMTP_URL names no sender: add its e-mail address, ?from=bonjour@example.org.');
  }
  return {
    host: url.hostname,
    port: url.port === '' ? defaultPort : Number(url.port),
    isEncrypted: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
    sender,
  };
}

function senderOf(user: string, environment: Record<string, string | undefined>): string | null {
  return mailAddress(user) ?? mailAddress(environment['PUBLIC_OPERATOR_CONTACT'] ?? '');
}
