import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { keyInAddress } from '../../src/core/site/social-picture.ts';
import { INDEX_FOLDER } from '../../src/core/search/index-files.ts';
import { canonicalForm } from '../../src/core/site/canonical-form.ts';
import { canonicalAddress, type AddressBook } from '../../src/core/site/redirects.ts';
import { headersFor, parseHeaders } from './host-headers.ts';

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** One release of the site, ready to be served from memory of what it holds. */
export interface StaticSite {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Files named by the hash of what they hold. */
const HASHED = ['/_astro/', INDEX_FOLDER];
/** One page stands at every address of the back office, as `_redirects` says to static hosts. */
const BACK_OFFICE = '/admin';

/**
 * Serves a release: files with their compressed forms, `_headers`, redirects to canonical addresses, the 404 page.
 *
 * @param formerDirectories releases whose scripts, styles and index files pages still open in a browser may ask for
 * @param pictureFile finds the file of a social picture by its key
 */
export function staticSite(
  directory: string,
  formerDirectories: string[],
  pictureFile: (key: string) => Promise<string | null> = async () => null,
): StaticSite {
  const rules = parseHeaders(read(path.join(directory, '_headers')));
  const addressBook = readAddressBook(directory);
  const notFoundPage = read(path.join(directory, '404.html'));
  const files = filesOf(directory);
  const formerFiles = formerDirectories.map(filesOf);

  return {
    async serve(request, response) {
      const pathname = pathOf(request);
      response.once('pipe', (file: Readable) => closeTogether(file, response));
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
        return;
      }
      // The default of static hosts; `_headers` overrides it for some paths.
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
      for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
      const target = redirectionOf(pathname, addressBook);
      if (target !== null) {
        const location = encodeURI(target).replace(/[?#]/g, (mark) => encodeURIComponent(mark));
        response.removeHeader('cache-control');
        response.writeHead(301, { Location: location + queryOf(request), 'Content-Length': 0 }).end();
        return;
      }
      if (isHostFile(pathname)) {
        answerNotFound(request, response);
        return;
      }
      const pictureKey = keyInAddress(pathname);
      if (pictureKey !== null) {
        await servePicture(pictureKey, request, response);
        return;
      }
      keepSoundRange(request);
      const former = HASHED.some((folder) => pathname.startsWith(folder)) ? formerFiles : [];
      const attempt = ([next, ...others]: Handler[]): void => {
        if (next) next(request, response, () => attempt(others));
        else answerNotFound(request, response);
      };
      attempt([files, ...former, ...(isBackOffice(pathname) ? [backOffice] : [])]);
    },
  };

  async function servePicture(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await pictureFile(key)
      .then((file) => (file === null ? null : readFile(file)))
      .catch(() => null);
    if (bytes === null) answerNotFound(request, response);
    else {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    }
  }

  function backOffice(request: IncomingMessage, response: ServerResponse, next: Next): void {
    request.url = BACK_OFFICE;
    files(request, response, next);
  }

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(notFoundPage),
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  }
}

function isBackOffice(pathname: string): boolean {
  return pathname.startsWith(`${BACK_OFFICE}/`);
}

function filesOf(directory: string): Handler {
  return sirv(directory, { etag: true, brotli: true, gzip: true, extensions: ['html'], dotfiles: false });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/)[0] || '/';
}

function queryOf(request: IncomingMessage): string {
  return /\?[^#]+/.exec(request.url ?? '')?.[0] ?? '';
}

/** `_headers` and `_redirects` speak to hosts, not to visitors; the 404 page is nobody's address. */
function isHostFile(pathname: string): boolean {
  return /^\/(?:_headers|_redirects|404(?:\.html)?)(?:\.br|\.gz)?$/.test(safelyDecoded(pathname));
}

/**
 * Drops a `Range` that is not `bytes=from-to`, and an end past what numbers hold: sirv takes both as they are, and one
 * that ends before it starts, or further than a file can, throws where nothing catches (lukeed/sirv#175).
 */
function keepSoundRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isSound = start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!isSound || headers['if-range'] !== undefined) delete headers.range;
  else if (!Number.isSafeInteger(Number(end))) headers.range = `bytes=${start}-`;
}

/** A file that cannot be read ends its answer, not the process; a visitor who leaves closes the file. */
function closeTogether(file: Readable, response: ServerResponse): void {
  file.once('error', () => response.destroy());
  response.once('close', () => file.destroy());
}

/** @returns null when no redirection applies, nor to an address that names its host: it would lead there */
function redirectionOf(pathname: string, addressBook: AddressBook): string | null {
  if (!pathname.startsWith('/')) return null;
  const address = canonicalForm(withoutTrailingSlashes(pathname));
  const canonical = canonicalAddress(address, addressBook);
  if (canonical !== null) return canonical;
  return address === pathname ? null : safelyDecoded(address);
}

/** Not by `/\/+$/`, which takes quadratic time on a long run of slashes. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** With one slash only at the start: `//host` would lead to another site. */
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
