import { randomBytes } from 'node:crypto';
import { OWN_ORIGIN } from '../../src/core/mail/mail-settings.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** The endpoint by which this copy takes visitors' messages itself, as the mail service would. */
export interface OwnMail {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Key that this server's own functions show: their mails are not counted as a visitor's. */
  privateKey: string;
  /** Addresses that a visitor's message may go to by the mail server. */
  recipients: readonly string[];
  /** Mail server that carries the messages; null where they are kept in the outbox. */
  smtp: SmtpSettings | null;
}

export interface MailSetup {
  /** Variables of the build, besides the environment. */
  buildVariables: Record<string, string>;
  /** Null where another service takes the messages, or none. */
  own: OwnMail | null;
}

const OWN_ACCOUNT = { serviceId: 'own_outbox', templateId: 'own_message', publicKey: 'own_key' };
const RECIPIENTS = ['PUBLIC_CONFESSIONS_RECIPIENT', 'PUBLIC_CONTEST_RECIPIENT'] as const;
/** Recipients of messages that only the outbox gets; nobody has the addresses. */
const RECIPIENTS_OF_OUTBOX = {
  PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
  PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
};
const ACCOUNT_NAMES = ['PUBLIC_MAIL_SERVICE_ID', 'PUBLIC_MAIL_TEMPLATE_ID', 'PUBLIC_MAIL_PUBLIC_KEY'];

/**
 * Decides who takes visitors' messages: this copy, where a mail server carries them, or where its database is embedded and the
 * environment names no account of the mail service; else that service.
 *
 * @param environment without empty variables
 */
export function mailSetup(
  environment: Record<string, string | undefined>,
  smtp: SmtpSettings | null,
  isHosted: boolean,
): MailSetup {
  const given = (name: string) => environment[name]?.trim() ?? '';
  const isAccountNamed = ACCOUNT_NAMES.some((name) => given(name) !== '');
  if (!smtp && (isHosted || isAccountNamed)) return { buildVariables: {}, own: null };
  const recipients = Object.fromEntries(
    RECIPIENTS.flatMap((name) => {
      const recipient = given(name) || (smtp ? '' : RECIPIENTS_OF_OUTBOX[name]);
      return recipient === '' ? [] : [[name, recipient]];
    }),
  );
  return {
    buildVariables: {
      PUBLIC_MAIL_ORIGIN: OWN_ORIGIN,
      PUBLIC_MAIL_SERVICE_ID: OWN_ACCOUNT.serviceId,
      PUBLIC_MAIL_TEMPLATE_ID: OWN_ACCOUNT.templateId,
      PUBLIC_MAIL_PUBLIC_KEY: OWN_ACCOUNT.publicKey,
      ...recipients,
      ...(smtp ? { MAIL_RELAY_HOST: smtp.host } : {}),
    },
    own: {
      ...OWN_ACCOUNT,
      // Made anew at each start: the functions start with the endpoint.
      privateKey: randomBytes(32).toString('base64url'),
      recipients: Object.values(recipients),
      smtp,
    },
  };
}
