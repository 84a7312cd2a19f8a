import { PRIVACY_ADDRESS } from '../site/addresses.ts';

/** Sections of the privacy page, by the fragments of their addresses. */
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

export function privacyAddress(section: PrivacySection): string {
  return `${PRIVACY_ADDRESS}#${section}`;
}
