import { mailPolicy, mailSettingsOf } from '../../core/mail/mail-settings.ts';
import { CONFIGURATION } from '../configuration.ts';

/** The account that forms send with, for a page to give to its island; null where none is configured. */
export const MAIL = mailSettingsOf(CONFIGURATION);

/** What a page with such a form may connect to besides: its layout's `policy`. */
export const MAIL_POLICY = mailPolicy(MAIL);
