/** Prizes (document 2, section 9), in the order of the draw. */
export const PRIZES = ['pack', 'accessory'] as const;
export type Prize = (typeof PRIZES)[number];

/** In euros, taxes included. */
export const PACK_VALUE = 399;

export const SUBSTITUTES_PER_PRIZE = 3;

/**
 * Days that entries are kept after the contest, for complaints. Winners are kept longer, to prove that they received
 * their prizes.
 */
export const ENTRY_KEPT_DAYS = 90;
export const WINNER_KEPT_DAYS = 365;

/** Days to tell a drawn person, then for that person to answer, and then to send the prize. */
export const WINNER_TOLD_DAYS = 7;
export const WINNER_ANSWER_DAYS = 14;
export const PRIZE_SENT_DAYS = 30;

/** Days to complain, while everything that a complaint may be about is kept. */
export const COMPLAINT_DAYS = 60;
