/** For how many days a deleted article may be restored. */
export const TRASH_DAYS = 30;

const DAY = 86_400_000;

/** How many days are left to restore an article, the one that runs included; 0 when its time is over. */
export function daysLeft(deletedAt: string, now: number): number {
  const left = Date.parse(deletedAt) + TRASH_DAYS * DAY - now;
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil(left / DAY)));
}
