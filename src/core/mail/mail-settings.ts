import type { Configuration } from '../configuration.ts';
import type { PolicyAdditions } from '../site/content-security-policy.ts';

/** Account that visitors' messages are sent with, as a browser gets it. */
export interface MailSettings {
  /** Origin of the mail service; null for the site itself. */
  origin: string | null;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** Value of the configuration that stands for the site itself. */
export const OWN_ORIGIN = '/';

const SERVICE_ORIGIN = 'https://api.emailjs.com';

/** Returns the mail account of the configuration, or null while a part of it is missing: forms cannot send then. */
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

export function mailPolicy(settings: MailSettings | null): PolicyAdditions {
  const origin = settings?.origin as `https://${string}` | `http://${string}` | null | undefined;
  return origin ? { 'connect-src': [origin] } : {};
}
