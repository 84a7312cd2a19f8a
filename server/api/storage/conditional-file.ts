import { byteRange } from '../../http/byte-range.ts';

const CONTENT_FIELDS = ['content-type', 'content-length', 'accept-ranges'];

/** Applies the conditions of a request for a stored file: answers 304, 206 for a part, or 416. */
export async function answerConditions({ method, headers }: Request, response: Response): Promise<Response> {
  const [tag, modified] = [response.headers.get('etag'), response.headers.get('last-modified')];
  if (response.status !== 200 || tag === null || !['GET', 'HEAD'].includes(method)) return response;
  if (isKnown(headers, tag, modified)) {
    await response.body?.cancel();
    return withoutContent(response, 304);
  }
  const condition = headers.get('if-range');
  const isAsked =
    method === 'GET' && headers.has('range') && (condition === null || [tag, modified].includes(condition));
  if (!isAsked) return response;
  const bytes = await response.arrayBuffer();
  const range = byteRange(headers.get('range'), bytes.byteLength);
  if (range === null) return new Response(bytes, response);
  if (range.start >= bytes.byteLength) {
    return withoutContent(response, 416, { 'Content-Range': `bytes */${bytes.byteLength}` });
  }
  const part = bytes.slice(range.start, range.end + 1);
  const fields = new Headers(response.headers);
  fields.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  fields.set('Content-Length', String(part.byteLength));
  return new Response(part, { status: 206, headers: fields });
}

/** True when the client already has the file. `If-None-Match` takes precedence over `If-Modified-Since`. */
function isKnown(headers: Headers, tag: string, modified: string | null): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null)
    return tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modified !== null && Date.parse(modified) <= since;
}

function withoutContent(response: Response, status: number, more: Record<string, string> = {}): Response {
  const fields = new Headers([...response.headers].filter(([name]) => !CONTENT_FIELDS.includes(name)));
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  return new Response(null, { status, headers: fields });
}
