/** In the order of the form (document 2, section 3). */
export const TOPICS = [
  'ghosting',
  'dating_apps',
  'contradictions',
  'never_confessed_secret',
  'unavowable_fantasy',
  'fears_in_a_relationship',
  'long_relationship',
  'biggest_rejection',
  'falling_for_a_woman',
  'truly_in_love',
  'relationship_to_sex',
  'heartbreak',
  'casual_plan',
  'sleeping_with_or_loving',
] as const;

export type Topic = (typeof TOPICS)[number];

/** In the order of the form (document 2, section 3). */
export const CONTACT_METHODS = ['instagram', 'whatsapp', 'snapchat', 'telegram', 'email'] as const;

export type ContactMethod = (typeof CONTACT_METHODS)[number];

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

/** Names of the form's fields when the browser submits it without script (document 2, section 3). */
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
