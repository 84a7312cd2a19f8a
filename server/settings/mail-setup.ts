import { randomBytes } from 'node:crypto';
import { OWN_ORIGIN } from '../../src/core/mail/mail-settings.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** This copy's own endpoint for messages. It is called like the mail service, with an account of its own. */
export interface OwnMailAccount {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Key by which the endpoint knows the functions of this copy. Their mails do not count as a visitor's. */
  privateKey: string;
  /** Addresses to which a visitor's message may be sent. */
  recipients: readonly string[];
  smtp: SmtpSettings | null;
}

export interface MailSetup {
  /** Variables that the build gets in addition to the environment. */
  buildVariables: Record<string, string>;
  /** Null when this copy does not receive visitors' messages. */
  own: OwnMailAccount | null;
}

/** Account of this copy, in place of one of the mail service. */
const OWN_ACCOUNT = { serviceId: 'own_outbox', templateId: 'own_message', publicKey: 'own_key' };
const RECIPIENTS = ['PUBLIC_CONFESSIONS_RECIPIENT', 'PUBLIC_CONTEST_RECIPIENT'] as const;
/** Recipients of messages that stay in the outbox. The addresses do not exist. */
const OUTBOX_RECIPIENTS = {
  PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
  PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
};
const ACCOUNT_NAMES = ['PUBLIC_MAIL_SERVICE_ID', 'PUBLIC_MAIL_TEMPLATE_ID', 'PUBLIC_MAIL_PUBLIC_KEY'];

/**
 * Decides whether this copy or the mail service receives visitors' messages. This copy does if it has a mail server,
 * or if it has an embedded database and the environment names no account of the mail service. Otherwise the mail
 * service does.
 *
 * @param environment without empty variables
 */
export function mailSetup(
  environment: Record<string, string | undefined>,
  smtp: SmtpSettings | null,
  isHosted: boolean,
): MailSetup {
  const valueOf = (name: string) => environment[name]?.trim() ?? '';
  const isAccountNamed = ACCOUNT_NAMES.some((name) => valueOf(name) !== '');
  if (!smtp && (isHosted || isAccountNamed)) return { buildVariables: {}, own: null };
  const recipients = Object.fromEntries(
    RECIPIENTS.flatMap((name) => {
      const recipient = valueOf(name) || (smtp ? '' : OUTBOX_RECIPIENTS[name]);
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
