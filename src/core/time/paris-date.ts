const ZONE = 'Europe/Paris';
const LONG = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE });
const YEAR = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: ZONE });

/** Returns the date in Paris: '14 mai 2026', '1er mars 2026'. */
export function longDate(instant: string): string {
  return LONG.format(new Date(instant)).replace(/^1(?=\s)/, '1er');
}

export function parisYear(now: Date): number {
  return Number(YEAR.format(now));
}
