import type { MailSettings } from '../../../core/mail/mail-settings.ts';

export interface FormSettings {
  mail: MailSettings;
  recipient: string;
  isDemonstration: boolean;
}
