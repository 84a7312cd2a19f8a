/**
 * What the database has against a row, by the name of the rule; null for an error that is none of the sender's.
 *
 * @param error of postgrest-js
 */
export function refusedRule(error: { code?: string; message: string }): string | null {
  // Classes 22 and 23 of SQLSTATE: data that is none, rules that do not hold.
  if (!/^2[23]/.test(error.code ?? '')) return null;
  return /"([a-z_]+)"/.exec(error.message)?.[1] ?? 'data';
}
