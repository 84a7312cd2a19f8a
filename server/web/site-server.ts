import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { canonicalAddress, type AddressBook } from '../../src/core/site/redirects.ts';
import { parseAddressBook } from '../http/address-book-file.ts';
import { DEFAULT_CACHE_CONTROL, headersFor, parseHeaders } from '../http/host-headers.ts';
import {
  BACK_OFFICE,
  fileForm,
  isBackOffice,
  mayBeFile,
  pathOf,
  queryOf,
  safelyDecoded,
  siteForm,
} from '../http/site-address.ts';
import { derivedFile } from './derived-file.ts';
import { answerWithFile } from './file-answer.ts';
import type { SiteFiles } from './followed-site.ts';
import { representationCache } from './representation-cache.ts';
import { flat } from './representation.ts';

/** A server of the files of a site. */
export interface SiteServer {
  /** Answers a request. @throws DamagedObject, and the system's error for a file that cannot be read */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface SiteServerParts {
  onDamaged?(file: string): void;
  cacheSize?: number;
}

const EMPTY_BOOK: AddressBook = { byId: {}, bySlug: {} };

/** Makes a server that compresses files, applies `_headers`, redirects to canonical addresses, and has a 404 page. */
export function siteServer(
  files: SiteFiles,
  { onDamaged = () => undefined, cacheSize }: SiteServerParts = {},
): SiteServer {
  const derived = <Value>(file: string, parse: (bytes: Buffer | null) => Value | Promise<Value>) =>
    derivedFile(files, file, parse, onDamaged);
  const rules = derived('_headers', (bytes) => parseHeaders(bytes?.toString() ?? ''));
  const notFoundPage = derived('404.html', (bytes) => bytes ?? Buffer.alloc(0));
  const addressBook = derived('addresses.json', (bytes) =>
    bytes ? parseAddressBook(bytes.toString(), setImmediate) : EMPTY_BOOK,
  );
  const hostFields = async (pathname: string) =>
    new Map([['cache-control', DEFAULT_CACHE_CONTROL], ...headersFor(await rules(), pathname)]);
  const representationAt = representationCache(files, hostFields, onDamaged, cacheSize);

  async function answerFile(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
    const found = await representationAt(address, request.headers['accept-encoding']);
    if (found) await answerWithFile(found, request, response);
    return found !== null;
  }

  /**
   * Returns the canonical form of an address; null when it is canonical already. The address book is asked at once, to
   * spare a second redirection.
   */
  async function canonicalForm(pathname: string): Promise<string | null> {
    const form = siteForm(pathname);
    if (form === null || form === pathname) return null;
    return canonicalAddress(form, await addressBook()) ?? safelyDecoded(form);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const address = fileForm(pathname);
    const target = (await canonicalForm(pathname)) ?? (await canonicalForm(address));
    if (target !== null) return redirect(request, response, target);
    if (mayBeFile(address) && (await answerFile(request, response, address))) return;
    const moved = pathname.startsWith('/') ? canonicalAddress(pathname, await addressBook()) : null;
    if (moved !== null) return redirect(request, response, moved);
    if (isBackOffice(address) && (await answerFile(request, response, BACK_OFFICE))) return;
    await answerNotFound(request, response);
  }

  async function redirect(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const fields = await hostFields(pathOf(request.url));
    // An article may return to a former address: browsers that cached the redirection would loop.
    fields.set('cache-control', DEFAULT_CACHE_CONTROL);
    const location = encodeURI(target).replace(/[?#]/g, (mark) => encodeURIComponent(mark));
    fields.set('location', location + queryOf(request.url)).set('content-length', '0');
    response.writeHead(301, flat(fields)).end();
  }

  async function answerNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = await hostFields(pathOf(request.url));
    fields.set('content-type', 'text/html; charset=utf-8').set('cache-control', 'no-cache');
    answerBytes(request, response, 404, await notFoundPage(), fields);
  }

  return {
    async serve(request, response) {
      if (request.method === 'GET' || request.method === 'HEAD') await answer(request, response, pathOf(request.url));
      else response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    },
  };
}

function answerBytes(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  fields: Map<string, string>,
): void {
  response.writeHead(status, flat(fields.set('content-length', String(bytes.length))));
  response.end(method === 'HEAD' ? undefined : bytes);
}
