import { randomBytes } from 'node:crypto';
import { OWN_ORIGIN } from '../../src/core/mail/mail-settings.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** The endpoint that receives visitors' messages in place of the mail service. */
export interface OwnMail {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Key of this server's own functions, whose mails do not count as a visitor's. */
  privateKey: string;
  /** Addresses that the mail server may carry a visitor's message to. */
  recipients: readonly string[];
  smtp: SmtpSettings | null;
}

export interface MailSetup {
  /** Variables of the build, besides the environment. */
  buildVariables: Record<string, string>;
  /** Null when another service receives the messages, or none. */
  own: OwnMail | null;
}

const OWN_ACCOUNT = { serviceId: 'own_outbox', templateId: 'own_message', publicKey: 'own_key' };
const RECIPIENTS = ['PUBLIC_CONFESSIONS_RECIPIENT', 'PUBLIC_CONTEST_RECIPIENT'] as const;
/** Recipients of messages that stay in the outbox; the addresses do not exist. */
const OUTBOX_RECIPIENTS = {
  PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
  PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
};
const ACCOUNT_NAMES = ['PUBLIC_MAIL_SERVICE_ID', 'PUBLIC_MAIL_TEMPLATE_ID', 'PUBLIC_MAIL_PUBLIC_KEY'];

/**
 * Decides what receives visitors' messages. This copy does with a mail server, and with an embedded database unless the
 * environment names an account of the mail service; otherwise that service does.
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
      const recipient = given(name) || (smtp ? '' : OUTBOX_RECIPIENTS[name]);
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
      // A new key at each start: the functions start together with the endpoint.
      privateKey: randomBytes(32).toString('base64url'),
      recipients: Object.values(recipients),
      smtp,
    },
  };
}
