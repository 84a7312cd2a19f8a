import type { MailSettings } from '../../../core/mail/mail-settings.ts';

/** What the page gives the form of what is configured. */
export interface FormSettings {
  mail: MailSettings;
  recipient: string;
  /** Whether nothing is at stake. */
  isDemonstration: boolean;
}
