import type { OwnMail } from '../../settings/mail-setup.ts';
import type { Credentials } from '../../settings/credentials.ts';

/** The environment of this machine's edge functions, and the hosts that they may call besides this one. */
export interface FunctionSettings {
  environment: Record<string, string>;
  hosts: string[];
}

interface Copy {
  /** Where this server answers, as its own processes reach it. */
  url: string;
  /** The address that the site is known by. */
  siteUrl: string;
  credentials: Credentials;
  /** How this copy takes mails itself; null where it does not. */
  ownMail: OwnMail | null;
}

/** Makes the settings of the edge functions. Their mails go where this copy takes mails itself. */
export function functionSettings({ url, siteUrl, credentials, ownMail }: Copy): FunctionSettings {
  return {
    environment: {
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: credentials.secretKey,
      SITE_URL: siteUrl,
      // The pages stand where the functions do, whatever name they are reached by.
      PAGES_ORIGIN: '',
      // Written by this server alone.
      CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
      TRUSTED_PROXY_HOPS: '1',
      ...(ownMail ? ownMailSettings(url, ownMail) : WITHOUT_MAIL),
    },
    hosts: ['127.0.0.1'],
  };
}

/** Hides settings for functions of a hosted project that the operator's environment may hold. */
const WITHOUT_MAIL = { MAIL_SERVICE_ID: '', MAIL_TEMPLATE_ID: '', MAIL_PUBLIC_KEY: '' };

function ownMailSettings(url: string, account: OwnMail): Record<string, string> {
  return {
    MAIL_ORIGIN: url,
    MAIL_SERVICE_ID: account.serviceId,
    MAIL_TEMPLATE_ID: account.templateId,
    MAIL_PUBLIC_KEY: account.publicKey,
    MAIL_PRIVATE_KEY: account.privateKey,
    MAILS_ARE_KEPT: account.smtp ? '' : 'true',
  };
}
