/**
 * Returns the violated constraint, `data` when the message names none, or null for an error that is not the sender's
 * fault.
 */
export function refusedRule(error: { code?: string; message: string }): string | null {
  // SQLSTATE classes 22 and 23: invalid data and violated constraints.
  if (!/^2[23]/.test(error.code ?? '')) return null;
  // The message names the table first, also in quotes.
  return /constraint "([a-z0-9_]+)"/.exec(error.message)?.[1] ?? 'data';
}
