/** For how many days a deleted article may be restored. */
export const TRASH_DAYS = 30;

const DAY = 86_400_000;

/** How many whole days are left to restore an article; 0 when it is gone within a day. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + TRASH_DAYS * DAY - now;
  return Math.min(TRASH_DAYS, Math.max(0, Math.floor(left / DAY)));
}
