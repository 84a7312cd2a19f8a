import { canonicalForm, withoutTrailingSlashes } from '../../src/core/site/canonical-form.ts';
import { HASHED_FOLDERS } from '../../src/core/site/hashed-folders.ts';

/** Page of every address of the back office, as `_redirects` tells static hosts. */
export const BACK_OFFICE = '/admin';

/** Returns the path as it was sent, without the query. */
export function pathOf(url = '/'): string {
  const end = url.search(/[?#]/);
  return (end === -1 ? url : url.slice(0, end)) || '/';
}

export function queryOf(url = '/'): string {
  return /\?[^#]+/.exec(url)?.[0] ?? '';
}

/** Returns the site's form of an address, still percent-encoded; null for a text without a slash at its start. */
export function siteForm(pathname: string): string | null {
  return pathname.startsWith('/') ? canonicalForm(withoutTrailingSlashes(pathname)) : null;
}

/**
 * Decodes a path; `/` when it cannot be decoded. Keeps one slash at its start: a redirection to `//host` would lead to
 * another site.
 */
export function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^[/\\]+/, '/');
  } catch {
    return '/';
  }
}

/** Decodes a path to the form of file names. An encoded slash stays encoded, so that it separates no folders. */
export function fileForm(pathname: string): string {
  try {
    return pathname.includes('%') ? decodeURI(pathname) : pathname;
  } catch {
    return pathname;
  }
}

/** False for hidden files, paths out of the site, and second addresses of one file. */
export function mayBeFile(address: string): boolean {
  return address.startsWith('/') && !/[\\\0]|\/\/|\/\.(?!well-known\/)/.test(address) && !isHostFile(address);
}

/** True for files that are not served: `_headers` and `_redirects` instruct hosts, and the 404 page has no address. */
function isHostFile(address: string): boolean {
  return /^\/(?:_headers|_redirects|404(?:\.html)?)(?:\.br|\.gz)?$/i.test(safelyDecoded(address));
}

/** True for files that pages opened earlier may still ask for. */
export function isHashedAddress(address: string): boolean {
  return HASHED_FOLDERS.some((folder) => address.startsWith(folder));
}

export function isBackOffice(address: string): boolean {
  return address === BACK_OFFICE || address.startsWith(`${BACK_OFFICE}/`);
}

/** Returns the files that may answer an address, the likeliest first. */
export function filesAt(address: string): string[] {
  const name = address.slice(1);
  if (name === '') return ['index.html'];
  const pages = [`${name}.html`, `${name}/index.html`];
  return name.includes('.', name.lastIndexOf('/') + 1) ? [name, ...pages] : [...pages, name];
}
