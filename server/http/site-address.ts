import { canonicalForm, withoutTrailingSlashes } from '../../src/core/site/canonical-form.ts';
import { HASHED_FOLDERS } from '../../src/core/site/hashed-folders.ts';

/** Every address of the back office has the same page, as `_redirects` says to static hosts. */
export const BACK_OFFICE = '/admin';

/** The path of a request's address, as it was sent: without its query. */
export function pathOf(url = '/'): string {
  const end = url.search(/[?#]/);
  return (end === -1 ? url : url.slice(0, end)) || '/';
}

/** The query of a request's address, with its question mark. */
export function queryOf(url = '/'): string {
  return /\?[^#]+/.exec(url)?.[0] ?? '';
}

/** The form that the site gives to an address, still percent-encoded; null for what is no address of a site. */
export function siteForm(pathname: string): string | null {
  return pathname.startsWith('/') ? canonicalForm(withoutTrailingSlashes(pathname)) : null;
}

/** Where a redirection leads on this site. With one slash only at the start: `//host` would lead to another site. */
export function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^[/\\]+/, '/');
  } catch {
    return '/';
  }
}

/** A path as files are named; an encoded slash stays one, so that it parts no folders. */
export function fileForm(pathname: string): string {
  try {
    return pathname.includes('%') ? decodeURI(pathname) : pathname;
  } catch {
    return pathname;
  }
}

/** Whether a file may answer: nothing hidden, nothing outside the site, nothing under two addresses. */
export function mayBeFile(address: string): boolean {
  return address.startsWith('/') && !/[\\\0]|\/\/|\/\.(?!well-known\/)/.test(address) && !isHostFile(address);
}

/** `_headers` and `_redirects` speak to hosts, not to visitors; the 404 page is nobody's address. */
function isHostFile(address: string): boolean {
  return /^\/(?:_headers|_redirects|404(?:\.html)?)(?:\.br|\.gz)?$/i.test(safelyDecoded(address));
}

/** Whether pages that are still open may ask for it once it is gone. */
export function isHashedAddress(address: string): boolean {
  return HASHED_FOLDERS.some((folder) => address.startsWith(folder));
}

/** Whether an address is one of the back office's: the page itself, or one of those that it stands for. */
export function isBackOffice(address: string): boolean {
  return address === BACK_OFFICE || address.startsWith(`${BACK_OFFICE}/`);
}

/** The files that may answer an address, below the site's folder, the likeliest first. */
export function filesAt(address: string): string[] {
  const name = address.slice(1);
  if (name === '') return ['index.html'];
  const pages = [`${name}.html`, `${name}/index.html`];
  return name.includes('.', name.lastIndexOf('/') + 1) ? [name, ...pages] : [...pages, name];
}
