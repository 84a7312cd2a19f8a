/** Time that visitors' data is kept; the schedule of the database then erases it, and the privacy page says so. */
export const RETENTION = {
  applicationMonths: 12,
  /** Time for an address whose owner has not answered the confirmation mail. */
  unconfirmedSubscriptionDays: 7,
  /** Time for the keyed hash that counts how often a network has sent a form. */
  networkHashHours: 24,
} as const;
