import type { StorageName } from './browser-storage.ts';
import type { PrivacySection } from './sections.ts';

/** A kind of personal data, with what the law wants told of it (articles 13 and 14 of the GDPR), as the settings make it. */
export interface Processing {
  section: PrivacySection;
  title: string;
  /** Said before the facts. */
  introduction?: string;
  /** The data that are sent or recorded. */
  data: string;
  purpose: string;
  legalBasis: string;
  /** The members of the team who see it. */
  seenBy: string;
  /** Other receivers; absent where there are none. */
  recipients?: string;
  kept: string;
  /** How to withdraw, to object or to have it erased. */
  withdrawal: string;
  /** Further facts, each with its term. */
  details?: readonly (readonly [term: string, text: string])[];
  /** Said in short at the form that sends it. */
  note?: string;
  /** Where the browser keeps some of it. */
  keptInBrowser?: readonly StorageName[];
}
