const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

/** Answers in JSON that pages of any origin may read. */
export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } });
}

/** Answers every request except POST; null for POST. */
export function answerOtherMethods(method: string): Response | null {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  return method === 'POST' ? null : answer(405, { error: 'Use POST' }, { Allow: 'POST, OPTIONS' });
}
