/** How long what visitors send is kept; the schedule of the database then erases it, and the privacy page says so. */
export const RETENTION = {
  applicationMonths: 12,
  /** Of an address whose owner has not answered the mail of confirmation. */
  unconfirmedSubscriptionDays: 7,
  /** Of the keyed hash that tells how often a network has sent a form. */
  networkHashHours: 24,
} as const;
