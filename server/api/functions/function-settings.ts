import type { OwnMailAccount } from '../../settings/mail-setup.ts';
import type { Credentials } from '../../settings/credentials.ts';

export interface FunctionSettings {
  environment: Record<string, string>;
  /** Hosts that functions may connect to. */
  hosts: string[];
}

interface Copy {
  /** Address of this server for its own processes. */
  url: string;
  siteUrl: string;
  credentials: Credentials;
  /** Null when this copy does not receive mails itself. */
  ownMail: OwnMailAccount | null;
}

export function functionSettings({ url, siteUrl, credentials, ownMail }: Copy): FunctionSettings {
  return {
    environment: {
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: credentials.secretKey,
      SITE_URL: siteUrl,
      // The pages have the functions' own origin, whatever its name.
      PAGES_ORIGIN: '',
      // Only this server writes it.
      CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
      TRUSTED_PROXY_HOPS: '1',
      ...(ownMail ? ownMailSettings(url, ownMail) : WITHOUT_MAIL),
    },
    hosts: ['127.0.0.1'],
  };
}

/** Hides the operator's settings for the functions of a hosted project. */
const WITHOUT_MAIL = { MAIL_SERVICE_ID: '', MAIL_TEMPLATE_ID: '', MAIL_PUBLIC_KEY: '' };

function ownMailSettings(url: string, account: OwnMailAccount): Record<string, string> {
  return {
    MAIL_ORIGIN: url,
    MAIL_SERVICE_ID: account.serviceId,
    MAIL_TEMPLATE_ID: account.templateId,
    MAIL_PUBLIC_KEY: account.publicKey,
    MAIL_PRIVATE_KEY: account.privateKey,
    MAILS_ARE_KEPT: account.smtp ? '' : 'true',
  };
}
