import { mailPolicy, mailSettingsOf } from '../../core/mail/mail-settings.ts';
import { CONFIGURATION } from '../configuration.ts';

/** The account that forms send with, for a page to give to its island; null where none is configured. */
export const MAIL = mailSettingsOf(CONFIGURATION);

/** Permissions for the `policy` of a layout whose page has such a form. */
export const MAIL_POLICY = mailPolicy(MAIL);

/** Whether this site keeps what its forms send itself, and no mail service does. */
export const KEEPS_MAILS = MAIL !== null && MAIL.origin === null;
