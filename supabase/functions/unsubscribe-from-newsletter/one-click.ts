import { answer } from '../_shared/answers.ts';

interface OneClickParts {
  /** Erases the address of a token, if there is one. */
  unsubscribe(token: string): PromiseLike<{ error: unknown }>;
  /** Origin of the pages; empty for the origin of the function. */
  pagesOrigin: string;
  log(error: unknown): void;
}

const METHODS = { Allow: 'POST, GET, HEAD' };

/**
 * Unsubscribes by the URL alone, for the button of mail programs (RFC 8058), which send no key; a used token is no
 * error for them. Opening the URL changes nothing: it redirects to the page with the button.
 */
export async function oneClick(request: Request, { unsubscribe, pagesOrigin, log }: OneClickParts): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    const page = `${pagesOrigin}/newsletter/desinscription#${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  }
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' }, METHODS);
  const { error } = await unsubscribe(token);
  if (!error) return answer(200, { unsubscribed: true });
  log(error);
  return answer(503, { error: 'Nothing was erased; try again' });
}
