import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { canonicalAddress, type AddressBook } from '../../src/core/site/redirects.ts';
import { keyInAddress } from '../../src/core/site/social-picture.ts';
import { parseAddressBook } from './address-book-file.ts';
import { acceptedEncodings, type Encoding } from './encodings.ts';
import { answerKept, streamFile } from './file-answer.ts';
import { DEFAULT_CACHE_CONTROL, headersFor, parseHeaders } from './host-headers.ts';
import { ownFile } from './own-file.ts';
import { flat, type Representation } from './representation.ts';
import {
  BACK_OFFICE,
  fileForm,
  isBackOffice,
  mayBeFile,
  pathOf,
  queryOf,
  safelyDecoded,
  siteForm,
} from './site-address.ts';
import type { SiteChange } from './site-change.ts';
import { siteFiles } from './site-files.ts';
import { siteTree } from './site-tree.ts';

/** The published site, from one change to the next. */
export interface StaticSite {
  /** @throws the system's error for a file that cannot be read */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Serves the changed site from this instant on; an answer that has begun ends with the file it began with. */
  change(change: SiteChange): void;
}

const CACHE_CONTROL = ['cache-control', DEFAULT_CACHE_CONTROL] as const;
const EMPTY_BOOK: AddressBook = { byId: {}, bySlug: {} };
/** A large file that is another one every time it is opened is not a file of the site. */
const OPENINGS = 5;

/**
 * Serves a site: files with their compressed forms, `_headers`, redirects to canonical addresses, the 404 page.
 *
 * @param directory the folder that holds the site, until a change names another
 * @param retiredDirectory where scripts, styles and index files stand that only pages still open in a browser ask for
 * @param picture finds the bytes of a social picture by its key
 */
export function staticSite(
  directory: string,
  retiredDirectory: string | null,
  picture: (key: string) => Promise<Buffer | null> = async () => null,
): StaticSite {
  const tree = siteTree(directory);
  const rules = ownFile(tree, '_headers', (bytes) => parseHeaders(bytes?.toString() ?? ''), forgetAll);
  const notFoundPage = ownFile(tree, '404.html', (bytes) => bytes ?? Buffer.alloc(0));
  const addressBook = ownFile(tree, 'addresses.json', (bytes) =>
    bytes ? parseAddressBook(bytes.toString(), setImmediate) : EMPTY_BOOK,
  );
  const ownFiles = { _headers: rules, '404.html': notFoundPage, 'addresses.json': addressBook };
  const files = siteFiles(tree, retiredDirectory, async (address) => hostFields(encodeURI(address)));

  function forgetAll(): void {
    // What is being read meanwhile has the former headers.
    tree.swap(tree.directory);
    files.forgetAll();
  }

  async function hostFields(pathname: string): Promise<Map<string, string>> {
    return new Map([CACHE_CONTROL, ...headersFor(await rules.value(), pathname)]);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const address = fileForm(pathname);
    const target = (await formerForm(pathname)) ?? (await formerForm(address));
    if (target !== null) {
      await redirect(request, response, pathname, target);
      return;
    }
    const pictureKey = keyInAddress(pathname);
    if (pictureKey !== null) {
      await servePicture(pictureKey, request, response);
      return;
    }
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    if (mayBeFile(address) && (await answerFile(request, response, address, encodings))) return;
    const moved = canonicalAddress(pathname, await addressBook.value());
    if (moved !== null && pathname.startsWith('/')) await redirect(request, response, pathname, moved);
    else if (isBackOffice(address) && (await answerFile(request, response, BACK_OFFICE, encodings))) return;
    else await answerNotFound(request, response, pathname);
  }

  /** Where an address leads that the site writes in another form; an address book spares a second redirection. */
  async function formerForm(pathname: string): Promise<string | null> {
    const form = siteForm(pathname);
    if (form === null || form === pathname) return null;
    return canonicalAddress(form, await addressBook.value()) ?? safelyDecoded(form);
  }

  /** What is remembered answers at once: it stands under the form that the site gives to its address. */
  function rememberedFor(pathname: string, acceptEncoding: string | undefined): Representation | undefined {
    return pathname.includes('%') ? undefined : files.remembered(pathname, acceptedEncodings(acceptEncoding));
  }

  /** @returns false when no file answers */
  async function answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    encodings: readonly Encoding[],
  ): Promise<boolean> {
    for (let opening = 1; opening <= OPENINGS; opening += 1) {
      const found = await files.find(address, encodings);
      if (!found) return false;
      if (answerKept(found, request, response)) return true;
      const handle = await files.open(found);
      if (handle) {
        await streamFile(handle, found, request, response);
        return true;
      }
      files.forget(address);
    }
    return false;
  }

  async function redirect(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    target: string,
  ): Promise<void> {
    const fields = await hostFields(pathname);
    // An article may have a former address again: a browser that keeps where it led goes round in circles.
    fields.set('cache-control', DEFAULT_CACHE_CONTROL);
    const location = encodeURI(target).replace(/[?#]/g, (mark) => encodeURIComponent(mark));
    fields.set('location', location + queryOf(request.url)).set('content-length', '0');
    response.writeHead(301, flat(fields)).end();
  }

  async function servePicture(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await picture(key).catch(() => null);
    const pathname = pathOf(request.url);
    if (bytes === null) await answerNotFound(request, response, pathname);
    else answerBytes(request, response, 200, bytes, (await hostFields(pathname)).set('content-type', 'image/png'));
  }

  async function answerNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const fields = await hostFields(pathname);
    fields.set('content-type', 'text/html; charset=utf-8').set('cache-control', 'no-cache');
    answerBytes(request, response, 404, await notFoundPage.value(), fields);
  }

  return {
    async serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
        return;
      }
      const pathname = pathOf(request.url);
      const remembered = rememberedFor(pathname, request.headers['accept-encoding']);
      if (remembered && answerKept(remembered, request, response)) return;
      await answer(request, response, pathname);
    },

    change({ directory: next, written, removed }) {
      tree.swap(next);
      if (written === 'all') files.forgetAll();
      else files.forgetFiles(written);
      files.forgetFiles(removed);
      const changed = new Set([...(written === 'all' ? Object.keys(ownFiles) : written), ...removed]);
      for (const [name, file] of Object.entries(ownFiles)) if (changed.has(name)) file.reread();
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
