import type { MailSettings } from '../../../core/mail/mail-settings.ts';

/** Configuration that the page passes to the form. */
export interface FormSettings {
  mail: MailSettings;
  recipient: string;
  /** Whether nothing is at stake. */
  isDemonstration: boolean;
}
