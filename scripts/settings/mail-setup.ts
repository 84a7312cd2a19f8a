import { randomBytes } from 'node:crypto';
import { OWN_ORIGIN } from '../../src/core/mail/mail-settings.ts';

/** How this copy takes visitors' messages itself, as the mail service would. */
export interface OwnMail {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Key that this server's own functions send, unknown to anybody else: their mails do not count as a visitor's. */
  privateKey: string;
  /** Addresses of clients, and values of variables (a sender's address, say), that are refused. */
  blockList: string[];
  /** Whether a browser that a program drives is refused. */
  blockHeadless: boolean;
}

export interface MailSetup {
  /** Variables that the build gets in addition to the environment. */
  buildVariables: Record<string, string>;
  /** Null where another service takes the messages, or none. */
  own: OwnMail | null;
}

interface MailRules extends Pick<OwnMail, 'blockList' | 'blockHeadless'> {
  isHosted: boolean;
}

/** Stand-in account of a copy that receives its messages itself; the addresses belong to nobody. */
const OWN_VARIABLES = {
  PUBLIC_MAIL_SERVICE_ID: 'own_outbox',
  PUBLIC_MAIL_TEMPLATE_ID: 'own_message',
  PUBLIC_MAIL_PUBLIC_KEY: 'own_key',
  PUBLIC_CONFESSIONS_RECIPIENT: 'confessions@coquelicot.example',
  PUBLIC_CONTEST_RECIPIENT: 'concours@coquelicot.example',
};
const OF_AN_ACCOUNT = [
  'PUBLIC_MAIL_ORIGIN',
  'PUBLIC_MAIL_SERVICE_ID',
  'PUBLIC_MAIL_TEMPLATE_ID',
  'PUBLIC_MAIL_PUBLIC_KEY',
];

/**
 * Decides who takes visitors' messages: the service that the environment names, or this copy: with `PUBLIC_MAIL_ORIGIN=/`,
 * or where its database is embedded and no mail account is named.
 *
 * @param environment without empty variables
 */
export function mailSetup(
  environment: Record<string, string | undefined>,
  { isHosted, blockList, blockHeadless }: MailRules,
): MailSetup {
  const given = (name: string) => environment[name]?.trim() ?? '';
  const isNamed = OF_AN_ACCOUNT.some((name) => given(name) !== '');
  const isOwn = isNamed || isHosted ? given('PUBLIC_MAIL_ORIGIN') === OWN_ORIGIN : true;
  if (!isOwn) return { buildVariables: {}, own: null };
  const own = { ...OWN_VARIABLES };
  for (const name of Object.keys(own) as (keyof typeof own)[]) own[name] = given(name) || own[name];
  return {
    buildVariables: { ...own, PUBLIC_MAIL_ORIGIN: OWN_ORIGIN },
    own: {
      serviceId: own.PUBLIC_MAIL_SERVICE_ID,
      templateId: own.PUBLIC_MAIL_TEMPLATE_ID,
      publicKey: own.PUBLIC_MAIL_PUBLIC_KEY,
      // Anew at each start, for the functions start with the endpoint.
      privateKey: randomBytes(32).toString('base64url'),
      blockList: blockList.map((entry) => entry.trim().toLowerCase()).filter((entry) => entry !== ''),
      blockHeadless,
    },
  };
}
