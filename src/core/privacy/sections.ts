import { PRIVACY_ADDRESS } from '../site/addresses.ts';

/** Kinds of personal data: each is a section of the privacy page, which has this name in the page's address. */
export type PrivacySection =
  | 'vues'
  | 'inscriptions-mesurees'
  | 'contenus-de-tiers'
  | 'confessions'
  | 'concours'
  | 'candidature'
  | 'newsletter'
  | 'envois-en-serie'
  | 'messages'
  | 'redaction'
  | 'technique';

/** The place of the privacy page that tells of one kind of data. */
export function privacyAddress(section: PrivacySection): string {
  return `${PRIVACY_ADDRESS}#${section}`;
}
