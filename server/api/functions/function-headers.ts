import { INNER_FIELDS } from '../../http/inner-server.ts';

/** Headers of one connection (RFC 9110, section 7.6.1), and headers that `fetch` writes itself; some make it throw. */
const NOT_FORWARDED = [
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['content-length', 'expect', 'host'],
  ...Object.values(INNER_FIELDS),
];

export function headersForFunction(given: Headers, clientAddress: string): Headers {
  const headers = new Headers(given);
  const named = (given.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...NOT_FORWARDED, ...named]) if (isHeaderName(name)) headers.delete(name);
  headers.set('x-forwarded-for', clientAddress);
  return headers;
}

function isHeaderName(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}
