import { isImageOfType } from '../../../src/core/image/image-bytes.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Characters of an object's name, folders included. */
export const LONGEST_OBJECT_NAME = 700;
/** Characters that Supabase's storage accepts in a name, and that browsers and file systems read alike. */
const NAME = /^[\w/!\-.*'() &$@=;:+,]+$/;
const OBJECT_ROUTES =
  /^\/storage\/v1\/object\/(?:(?:public|authenticated|sign|info|upload\/sign)\/)?[^/]+\/(?<name>.*)$/s;
/** Routes below `object` that store nothing. */
const NOT_AN_UPLOAD = /^\/storage\/v1\/object\/(?:list|move|copy|sign|info|upload\/sign)(?:\/|$)/;

export function isUpload(method: string, pathname: string): boolean {
  const plain = decoded(pathname);
  if (plain === null || !plain.startsWith('/storage/v1/object/')) return false;
  if (method === 'PUT') return true;
  return method === 'POST' && !NOT_AN_UPLOAD.test(plain);
}

export function refuseObjectName(pathname: string): Refusal | null {
  if (!pathname.startsWith('/storage/v1/')) return null;
  const plain = decoded(pathname);
  // The whole path is checked: no route of the storage has a control character.
  if (plain === null || /\p{Cc}/u.test(plain)) return invalidName();
  const name = OBJECT_ROUTES.exec(plain)?.groups?.['name'];
  return name === undefined || isObjectName(name) ? null : invalidName();
}

/** True for a name that Supabase accepts, unless it is long, or has an empty segment or one of dots alone. */
export function isObjectName(name: string): boolean {
  return (
    name.length <= LONGEST_OBJECT_NAME &&
    NAME.test(name) &&
    name.split('/').every((segment) => segment !== '' && !/^\.+$/.test(segment))
  );
}

/**
 * True when a body of the storage has an impossible name: a bad target of a move or a copy, or a control character in
 * any text. A body that is not JSON is left to the interface.
 */
export function hasRefusedName(body: string): boolean {
  let isRefused = false;
  try {
    JSON.parse(body, (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      isRefused ||= /\p{Cc}/u.test(value) || (key === 'destinationKey' && !isObjectName(value));
      return value;
    });
  } catch {
    return false;
  }
  return isRefused;
}

export function invalidName(): Refusal {
  return { status: 400, code: 'InvalidKey', message: 'This is no valid file name: use letters, digits, - _ . and /' };
}

/** Converts an upload: supabase-js sends the bytes as the body or, for a `Blob`, a form with a nameless field. */
export async function readUpload(request: Request): Promise<Request | Refusal> {
  const headers = new Headers(request.headers);
  let bytes: Uint8Array<ArrayBuffer>;
  if (/^multipart\/form-data/i.test(headers.get('content-type') ?? '')) {
    const form = await request.formData().catch(() => null);
    const file = form && [...form.values()].find((value) => value instanceof File);
    if (!form || !file) return { status: 400, code: 'invalid_form', message: 'The form holds no file' };
    bytes = new Uint8Array(await file.arrayBuffer());
    headers.set('content-type', file.type);
    headers.set('content-length', String(bytes.length));
    const seconds = form.get('cacheControl');
    if (typeof seconds === 'string' && /^\d{1,9}$/.test(seconds)) headers.set('cache-control', `max-age=${seconds}`);
  } else {
    bytes = new Uint8Array(await request.arrayBuffer());
  }
  if (!isImageOfType(bytes, headers.get('content-type') ?? '')) {
    const message = 'The file is not an image of the declared type (JPEG, PNG, WebP, AVIF or GIF)';
    return { status: 415, code: 'invalid_mime_type', message };
  }
  return new Request(request.url, { method: request.method, headers, body: bytes });
}

/** Decodes a path as the storage interface does, which leaves `%2F` and other separators encoded; null if it cannot. */
function decoded(pathname: string): string | null {
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}
