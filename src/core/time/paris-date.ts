const ZONE = 'Europe/Paris';
const LONG = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE });
const YEAR = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: ZONE });

/** 'd MMMM yyyy' in French, in Paris time, as on articles and cards: '14 mai 2026', '1er mars 2026'. */
export function longDate(instant: string): string {
  return LONG.format(new Date(instant)).replace(/^1(?=\s)/, '1er');
}

/** The year in Paris. */
export function parisYear(now: Date): number {
  return Number(YEAR.format(now));
}
