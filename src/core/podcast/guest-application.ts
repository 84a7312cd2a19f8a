import type { ContactMethod } from './contact-methods.ts';
import type { Topic } from './topics.ts';

/** Application of a man as anonymous guest of the podcast. */
export interface GuestApplication {
  name: string;
  age: number;
  contactChoice: ContactMethod[];
  contactValue: string;
  topics: Topic[];
  anonymConsent: true;
  /** Consent of its own to keeping what the answers say of sex life, orientation or health (article 9 of the GDPR). */
  intimateConsent: true;
}

/** How the fields of the form are named where a page sends it without script (document 2, section 3), and the consent that the law adds. */
export const APPLICATION_FIELDS = {
  name: 'name',
  age: 'age',
  contactChoice: 'contact_choice',
  contactValue: 'contact_value',
  topics: 'topics',
  anonymConsent: 'anonym_consent',
  intimateConsent: 'intimate_consent',
} as const satisfies Record<keyof GuestApplication, string>;

/** The edge function that the form is sent to. */
export const APPLICATION_RECEIVER = 'apply-as-guest';

/** The bounds of what is stored, in characters and years. The audience is of age. */
export const APPLICATION_LIMITS = { name: 100, contactValue: 200, minimumAge: 18, maximumAge: 120 } as const;
