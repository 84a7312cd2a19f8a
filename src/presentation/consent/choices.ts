/** Purposes that need consent; strictly necessary storage does not. */
export const CHOICES = ['measurement', 'embeds'] as const;
export type Choice = (typeof CHOICES)[number];

/** Event with the visitor's choices, sent once they are known and after each change, also in another tab. */
export const CHOICES_EVENT = 'coquelicot:choices';

declare global {
  interface WindowEventMap {
    [CHOICES_EVENT]: CustomEvent<readonly Choice[]>;
  }
}
