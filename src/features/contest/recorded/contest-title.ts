const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Titles a contest by its name: `2026-12` is 'Concours de décembre 2026'; `2026-12-2` is the month's second contest. */
export function contestTitle(name: string): string {
  const [, month = '', number] = /^(\d{4}-\d{2})(?:-(\d+))?$/.exec(name) ?? [];
  const words = MONTH.format(new Date(`${month}-01T00:00:00Z`));
  return `Concours ${/^[ao]/.test(words) ? 'd’' : 'de '}${words}${number === undefined ? '' : ` (${number})`}`;
}
