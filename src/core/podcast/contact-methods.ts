/** In the order of the form (document 2, section 3). */
export const CONTACT_METHODS = ['instagram', 'whatsapp', 'snapchat', 'telegram', 'email'] as const;

export type ContactMethod = (typeof CONTACT_METHODS)[number];
