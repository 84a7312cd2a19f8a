import { mailPolicy, mailSettingsOf } from '../../core/mail/mail-settings.ts';
import { CONFIGURATION } from '../configuration.ts';

/** Mail account for a page to pass to its island; null while none is configured. */
export const MAIL = mailSettingsOf(CONFIGURATION);

/** Policy additions of a page whose form sends a mail. */
export const MAIL_POLICY = mailPolicy(MAIL);

/** True when the site itself keeps the messages of forms, without a mail service. */
export const KEEPS_MAILS = MAIL !== null && MAIL.origin === null;
