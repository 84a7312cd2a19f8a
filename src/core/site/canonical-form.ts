import { decodedPath } from './redirects.ts';

/** Matches a bare `index` only at the root: an article may have the slug `index`. */
const PAGE_FILE = /(?:\/index)?\.html$|^\/index$/;
const FIRST_PAGE = /\/page\/1$/;

/**
 * Returns the canonical form of an address: the page of a file (`/blog.html`), the list of its first page
 * (`/blog/page/1`).
 * @param pathname as in the address bar, percent-encoded, without a slash at its end
 * @returns the same address when it has no other form
 */
export function canonicalForm(pathname: string): string {
  // Hidden files and the 404 page exist under no other name.
  if (pathname === '/404.html' || decodedPath(pathname)?.includes('/.') !== false) return pathname;
  return pathname.replace(PAGE_FILE, '').replace(FIRST_PAGE, '') || '/';
}

/** Removes the slashes at the end, without the pattern `/\/+$/`: it takes quadratic time on a long run of slashes. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
