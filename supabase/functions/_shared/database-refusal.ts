/**
 * Finds the constraint that a row violates, `data` when the message names none; null for an error that is not the
 * sender's fault.
 *
 * @param error of postgrest-js
 */
export function refusedRule(error: { code?: string; message: string }): string | null {
  // Classes 22 and 23 of SQLSTATE: data that is none, rules that do not hold.
  if (!/^2[23]/.test(error.code ?? '')) return null;
  // The table stands before the rule, in quotes too.
  return /constraint "([a-z0-9_]+)"/.exec(error.message)?.[1] ?? 'data';
}
