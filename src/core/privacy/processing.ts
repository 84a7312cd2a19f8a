import type { StorageName } from './browser-storage.ts';
import type { PrivacySection } from './sections.ts';

/** Kind of personal data, with the facts that articles 13 and 14 of the GDPR require. */
export interface Processing {
  section: PrivacySection;
  title: string;
  introduction?: string;
  data: string;
  purpose: string;
  legalBasis: string;
  /** Members of the team who see it. */
  seenBy: string;
  /** Absent where there are none. */
  recipients?: string;
  kept: string;
  /** How to withdraw, to object or to have it erased. */
  withdrawal: string;
  /** Further facts, each with its term. */
  details?: readonly (readonly [term: string, text: string])[];
  /** Short form, for the form that sends the data. */
  note?: string;
  /** Browser storage that holds some of the data. */
  keptInBrowser?: readonly StorageName[];
}
