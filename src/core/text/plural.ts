const RULES = new Intl.PluralRules('fr-FR');
const NUMBER = new Intl.NumberFormat('fr-FR');

/** Picks the form that French uses with a count: one for 0, 1 and all between, several from 2 on. */
export function plural(count: number, one: string, several: string): string {
  return RULES.select(count) === 'one' ? one : several;
}

/**
 * Writes a count before its noun.
 *
 * @example « 1 vue », « 1 234 vues »
 */
export function counted(count: number, one: string, several: string): string {
  return `${NUMBER.format(count)} ${plural(count, one, several)}`;
}
