/** Purposes that need consent. Strictly necessary storage is not asked about. */
export const CHOICES = ['measurement', 'embeds'] as const;
export type Choice = (typeof CHOICES)[number];

/** Tells the page what the visitor agrees to: once it is known, and at each change, be it made in another tab. */
export const CHOICES_EVENT = 'coquelicot:choices';

declare global {
  interface WindowEventMap {
    [CHOICES_EVENT]: CustomEvent<readonly Choice[]>;
  }
}
