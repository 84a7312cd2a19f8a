interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

/** HTTP statuses as PostgREST has them, by SQLSTATE or by its first two characters. Any other code is 400. */
const STATUSES: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53400': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  // Includes a statement that took too long. It must not be 503, which supabase-js would retry three times.
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
};
/** Codes that the embedded REST interface answers as PostgREST does. */
const ANSWERED_BY_INTERFACE = /^(?:42|22|21|23502|23503|23505|25006|PT|PGRST)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

export function statusOfSqlState(code: string): number {
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

/**
 * Converts a database error for the embedded REST interface, which would answer an unknown one with 500 and the code
 * `SUP`. The result has the form of `raise sqlstate 'PGRST'`, which the interface answers with the code and status
 * that it holds.
 */
export function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || ANSWERED_BY_INTERFACE.test(error.code)) return error;
  const { code, message, detail, hint } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: statusOfSqlState(code), headers: {} }),
    cause: error,
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && SQLSTATE.test(error.code) && 'severity' in error;
}
