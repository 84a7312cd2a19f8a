export const TRASH_DAYS = 30;

const DAY = 86_400_000;

/** Returns the days left to restore an article, the current one included; 0 once expired. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + TRASH_DAYS * DAY - now;
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil(left / DAY)));
}
