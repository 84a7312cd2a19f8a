import { longDate } from './paris-date.ts';

const ZONE = 'Europe/Paris';
const SHORT = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE });
const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the date in Paris as '14/05/2026'. @throws RangeError for an invalid instant, as all functions here do */
export function shortDate(instant: string): string {
  return SHORT.format(new Date(instant));
}

/** Returns the time of day in Paris: '14 h 05', '9 h 00'. */
export function clockTime(instant: string): string {
  const [hours, minutes] = CLOCK.format(new Date(instant)).split(':');
  return `${Number(hours)}\u00A0h\u00A0${minutes}`;
}

/** Returns date and time of day in Paris: '14 mai 2026 à 14 h 05'. */
export function longDateTime(instant: string): string {
  return `${longDate(instant)} à ${clockTime(instant)}`;
}

/**
 * Returns 'à l’instant', 'il y a 2 min', 'il y a 3 h', 'hier à 14 h 05' (yesterday in Paris, from twelve hours on) or
 * 'le 14 mai 2026 à 14 h 05'. An instant up to a minute in the future, from another clock, is 'à l’instant' too.
 */
export function timeAgo(instant: string, now: Date): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  if (elapsed >= -MINUTE && elapsed < MINUTE) return 'à l’instant';
  if (elapsed >= MINUTE && elapsed < HOUR) return `il y a ${Math.floor(elapsed / MINUTE)}\u00A0min`;
  if (elapsed >= HOUR && elapsed < DAY / 2) return `il y a ${Math.floor(elapsed / HOUR)}\u00A0h`;
  if (elapsed >= 0 && isYesterday(instant, now)) return `hier à ${clockTime(instant)}`;
  if (elapsed >= 0 && elapsed < DAY) return `il y a ${Math.floor(elapsed / HOUR)}\u00A0h`;
  return `le ${longDateTime(instant)}`;
}

function isYesterday(instant: string, now: Date): boolean {
  return dayNumber(now.toISOString()) - dayNumber(instant) === 1;
}

/** Counts calendar days in Paris since 1970; days on which the clocks change have 23 or 25 hours. */
function dayNumber(instant: string): number {
  return Date.parse(shortDate(instant).split('/').reverse().join('-')) / DAY;
}
