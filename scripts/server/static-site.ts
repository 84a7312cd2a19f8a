import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { canonicalAddress, type AddressBook } from '../../src/core/site/redirects.ts';
import { headersFor, parseHeaders } from './host-headers.ts';

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** One release of the site, ready to be served from memory of what it holds. */
export interface StaticSite {
  serve(request: IncomingMessage, response: ServerResponse): void;
}

const ASSETS = '/_astro/';

/**
 * Serves a release: files with their compressed forms, `_headers`, redirects to canonical addresses, the 404 page.
 *
 * @param formerDirectories releases whose scripts and styles pages still open in a browser may ask for
 */
export function staticSite(directory: string, formerDirectories: string[]): StaticSite {
  const rules = parseHeaders(read(path.join(directory, '_headers')));
  const addressBook = readAddressBook(directory);
  const notFoundPage = read(path.join(directory, '404.html'));
  const files = filesOf(directory);
  const formerFiles = formerDirectories.map(filesOf);

  return {
    serve(request, response) {
      const pathname = pathOf(request);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
        return;
      }
      for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
      const target = redirectionOf(pathname, addressBook);
      if (target !== null) {
        const query = request.url?.split('?')[1];
        response.removeHeader('cache-control');
        response
          .writeHead(301, { Location: encodeURI(target) + (query ? `?${query}` : ''), 'Content-Length': 0 })
          .end();
        return;
      }
      if (pathname === '/404' || isHostFile(pathname)) {
        answerNotFound(request, response);
        return;
      }
      const former = pathname.startsWith(ASSETS) ? formerFiles : [];
      const attempt = ([next, ...others]: Handler[]): void => {
        if (next) next(request, response, () => attempt(others));
        else answerNotFound(request, response);
      };
      attempt([files, ...former]);
    },
  };

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(notFoundPage),
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  }
}

function filesOf(directory: string): Handler {
  return sirv(directory, { etag: true, brotli: true, gzip: true, extensions: ['html'], dotfiles: false });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] || '/';
}

/** `_headers` and `_redirects` speak to hosts, not to visitors. */
function isHostFile(pathname: string): boolean {
  return pathname === '/_headers' || pathname === '/_redirects';
}

function redirectionOf(pathname: string, addressBook: AddressBook): string | null {
  const canonical = canonicalAddress(pathname.replace(/\/+$/, ''), addressBook);
  if (canonical !== null) return canonical;
  if (pathname.length > 1 && pathname.endsWith('/')) {
    // One slash only at the start: `//host/` would lead elsewhere.
    return safelyDecoded(pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/');
  }
  return null;
}

function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^[/\\]+/, '/');
  } catch {
    return '/';
  }
}

function readAddressBook(directory: string): AddressBook {
  const file = path.join(directory, 'addresses.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AddressBook) : { byId: {}, bySlug: {} };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
