import type { StorageName } from './browser-storage.ts';
import type { PrivacySection } from './sections.ts';

/** One kind of personal data, with what the law wants told of it (articles 13 and 14 of the GDPR), as the settings make it. */
export interface Processing {
  section: PrivacySection;
  title: string;
  /** Said before the facts. */
  introduction?: string;
  /** What is sent or recorded. */
  data: string;
  purpose: string;
  legalBasis: string;
  /** Who of the team sees it. */
  seenBy: string;
  /** Who else receives it; absent where nobody does. */
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
