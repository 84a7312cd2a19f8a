import { readPrivacySettings } from '../core/privacy/privacy-settings.ts';

/** Settings that decide about personal data. Pages read them when rendered; no script does. */
export const PRIVACY_SETTINGS = readPrivacySettings(process.env);
