import { plural } from '../text/plural.ts';

export interface Duration {
  count: number;
  unit: 'minute' | 'hour' | 'day' | 'month';
}

const NAMES: Record<Duration['unit'], [one: string, several: string]> = {
  minute: ['minute', 'minutes'],
  hour: ['heure', 'heures'],
  day: ['jour', 'jours'],
  month: ['mois', 'mois'],
};

/** Writes a duration for visitors: « 30 minutes ». */
export function inFrench({ count, unit }: Duration): string {
  return `${count} ${plural(count, ...NAMES[unit])}`;
}

/** Writes a duration as the database's functions do: `30 minutes`. */
export function inSql({ count, unit }: Duration): string {
  return `${count} ${plural(count, unit, `${unit}s`)}`;
}
