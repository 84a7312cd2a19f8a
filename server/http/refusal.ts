export interface Refusal {
  status: number;
  code: string;
  message: string;
  details?: string;
  hint?: string;
  headers?: Record<string, string>;
  /** Further fields of an authentication error. */
  more?: Record<string, unknown>;
}

/** Answers in the shape that the client library of the requested interface reads. */
export function answerRefusal(refusal: Refusal, pathname: string): Response {
  return Response.json(bodyOf(refusal, pathname), {
    status: refusal.status,
    headers: { 'Access-Control-Allow-Origin': '*', ...refusal.headers },
  });
}

function bodyOf({ status, code, message, details, hint, more }: Refusal, pathname: string): Record<string, unknown> {
  if (pathname.startsWith('/auth/v1/')) return { code: status, error_code: code, msg: message, ...more };
  if (pathname.startsWith('/storage/v1/')) return { statusCode: String(status), error: code, message };
  return { code, message, details: details ?? null, hint: hint ?? null };
}
