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
  /** Separate consent to keep answers about sex life, orientation or health (article 9 of the GDPR). */
  intimateConsent: true;
}

/** Names of the form's fields where a page sends it without script (document 2, section 3). */
export const APPLICATION_FIELDS = {
  name: 'name',
  age: 'age',
  contactChoice: 'contact_choice',
  contactValue: 'contact_value',
  topics: 'topics',
  anonymConsent: 'anonym_consent',
  intimateConsent: 'intimate_consent',
} as const satisfies Record<keyof GuestApplication, string>;

export const APPLICATION_RECEIVER = 'apply-as-guest';

/** In characters and years; guests are of age. */
export const APPLICATION_LIMITS = { name: 100, contactValue: 200, minimumAge: 18, maximumAge: 120 } as const;
