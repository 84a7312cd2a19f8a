const INDEXED = '/storage/v1/object/public/article-images/';

/**
 * Adds headers that keep stored files from running as pages, and caches from keeping private answers.
 *
 * @param publishableKey the key of visitors; an answer to any other key may be private
 */
export function withSafetyHeaders(
  request: Request,
  address: URL,
  response: Response,
  publishableKey: string,
): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  // A stored file that is opened directly runs no script and has no origin.
  if (address.pathname.startsWith('/storage/v1/')) {
    headers.set('Content-Security-Policy', "sandbox; default-src 'none'");
  }
  // Pages name the covers of articles to search engines. Other buckets may be private and are not indexed.
  if (address.pathname.startsWith(INDEXED)) headers.set('X-Robots-Tag', 'all');
  if (isPrivate(request.headers, address, publishableKey)) headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

function isPrivate(headers: Headers, { pathname, searchParams }: URL, publishableKey: string): boolean {
  if (pathname.startsWith('/auth/v1/')) return true;
  if (pathname.startsWith('/storage/v1/object/public/')) return false;
  const keys = [
    headers.get('authorization')?.replace(/^Bearer /i, ''),
    headers.get('apikey'),
    searchParams.get('apikey'),
  ];
  return keys.some((key) => key !== undefined && key !== null && key !== publishableKey);
}
