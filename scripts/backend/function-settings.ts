import type { OwnMail } from '../settings/mail-setup.ts';
import type { Credentials } from './credentials.ts';

/** What the edge functions of this machine are told, and which hosts they may call besides this one. */
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

/**
 * Makes the settings of the edge functions. An account of mail comes from the operator's environment; without one, mails go
 * where this copy takes them itself.
 */
export function functionSettings(
  { url, siteUrl, credentials, ownMail }: Copy,
  operator: Record<string, string | undefined>,
): FunctionSettings {
  const mail = operator['MAIL_SERVICE_ID'] || !ownMail ? {} : ownMailSettings(url, ownMail);
  const mailOrigin = URL.parse(operator['MAIL_ORIGIN'] || 'https://api.emailjs.com');
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
      ...mail,
    },
    hosts: ['127.0.0.1', ...(mailOrigin ? [mailOrigin.hostname] : [])],
  };
}

function ownMailSettings(url: string, account: OwnMail): Record<string, string> {
  return {
    MAIL_ORIGIN: url,
    MAIL_SERVICE_ID: account.serviceId,
    MAIL_TEMPLATE_ID: account.templateId,
    MAIL_PUBLIC_KEY: account.publicKey,
    MAIL_PRIVATE_KEY: account.privateKey,
  };
}
