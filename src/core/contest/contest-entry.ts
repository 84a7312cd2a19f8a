import type { Prize } from './prizes.ts';

/** Who has won; who wins in their place if they do not answer; who has given way to a substitute. */
export const DRAWN_STATES = ['winner', 'substitute', 'withdrawn'] as const;
export type DrawnState = (typeof DRAWN_STATES)[number];

/** An entry as the back office shows it. Instants are in ISO 8601. */
export interface ContestEntry {
  id: string;
  name: string;
  email: string;
  city: string | null;
  /** Whether first name and city may be shown, should this entry win. */
  mayBeShown: boolean;
  /** What stands for it in the lists of the draws. */
  line: string;
  enteredAt: string;
  contest: { startsAt: string; endsAt: string };
  /** The draws that it was drawn in. */
  draws: { number: number; state: DrawnState; prize: Prize | null }[];
}

export type ContestEntrySort = 'date' | 'name' | 'email';
export type ContestEntryFilter = 'all' | 'drawn';
