const RULES = new Intl.PluralRules('fr-FR');
const NUMBER = new Intl.NumberFormat('fr-FR');

/** Picks the French form for a count: `one` below 2, `several` from 2 on. */
export function plural(count: number, one: string, several: string): string {
  return RULES.select(count) === 'one' ? one : several;
}

/** Writes a count with its noun: « 1 vue », « 1 234 vues ». */
export function counted(count: number, one: string, several: string): string {
  return `${NUMBER.format(count)} ${plural(count, one, several)}`;
}
