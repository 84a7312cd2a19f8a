import type { Configuration } from '../configuration.ts';
import type { PolicyAdditions } from '../site/content-security-policy.ts';

/** The account that a visitor's messages are sent with, as a browser is given it. */
export interface MailSettings {
  /** Where the service answers; null where the site itself does. */
  origin: string | null;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** How the configuration names the site itself as the one that takes the messages. */
export const OWN_ORIGIN = '/';

/** Address where the service answers. */
const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** The mail account of the configuration; null while a part of it is missing: no form can send then. */
export function mailSettingsOf(configuration: Configuration): MailSettings | null {
  const { mailOrigin, mailServiceId, mailTemplateId, mailPublicKey } = configuration;
  if (!mailServiceId || !mailTemplateId || !mailPublicKey) return null;
  return {
    origin: mailOrigin === OWN_ORIGIN ? null : SERVICE_ORIGIN,
    serviceId: mailServiceId,
    templateId: mailTemplateId,
    publicKey: mailPublicKey,
  };
}

/** Returns the additional connections that a page with a mail form needs. */
export function mailPolicy(settings: MailSettings | null): PolicyAdditions {
  const origin = settings?.origin as `https://${string}` | `http://${string}` | null | undefined;
  return origin ? { 'connect-src': [origin] } : {};
}
