import type { OptionalEntryField } from './entry-fields.ts';
import type { Prize } from './prizes.ts';

/** States of a drawn entry; `withdrawn` is a winner who gave way to a substitute. */
export const DRAWN_STATES = ['winner', 'substitute', 'withdrawn'] as const;
export type DrawnState = (typeof DRAWN_STATES)[number];

/** Entry as the back office shows it. Instants are in ISO 8601. */
export interface ContestEntry extends Record<OptionalEntryField, string | null> {
  id: string;
  name: string;
  email: string;
  /** Consent to show first name and city, should this entry win. */
  mayBeShown: boolean;
  /** Hash of the ticket, which stands for the entry in published lists of draws (`draw.ts`). */
  line: string;
  enteredAt: string;
  contest: { startsAt: string; endsAt: string };
  draws: { number: number; state: DrawnState; prize: Prize | null }[];
}

export type ContestEntrySort = 'date' | 'name' | 'email';
export type ContestEntryFilter = 'all' | 'drawn';
