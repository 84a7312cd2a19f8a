/**
 * Prizes (document 2, section 9), in the order of the draw: with several prizes in one draw, the first line wins the
 * first.
 */
export const PRIZES = ['pack', 'accessory'] as const;
export type Prize = (typeof PRIZES)[number];

/** Value of the pack in euros, taxes included. */
export const PACK_VALUE = 399;

/** Substitutes that are drawn for each prize, in case a winner does not answer. */
export const SUBSTITUTES_PER_PRIZE = 3;

/** Days that an entry is kept after the contest, for complaints; the winners', to prove that they had their prizes. */
export const ENTRY_KEPT_DAYS = 90;
export const WINNER_KEPT_DAYS = 365;

/** Days in which somebody who was drawn is told, then has to answer, and then is sent the prize. */
export const WINNER_TOLD_DAYS = 7;
export const WINNER_ANSWER_DAYS = 14;
export const PRIZE_SENT_DAYS = 30;

/** Days in which a complaint is asked for, while everything that it may be about is kept. */
export const COMPLAINT_DAYS = 60;
