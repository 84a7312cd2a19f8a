import { decodedPath } from './redirects.ts';

/** The home page alone is a file of that name: an article may have the slug `index`. */
const PAGE_FILE = /(?:\/index)?\.html$|^\/index$/;
const FIRST_PAGE = /\/page\/1$/;

/**
 * Leads another form of an address to the one that the site gives it: the file of a page (`/blog.html`) to the page, the
 * first page of a list (`/blog/page/1`) to the list.
 *
 * @param pathname as it stands in the address bar, percent-encoded, without a slash at its end
 * @returns the same address when it has no other form
 */
export function canonicalForm(pathname: string): string {
  // Hidden files, and the page that is nobody's address, are not there under another name either.
  if (pathname === '/404.html' || decodedPath(pathname)?.includes('/.') !== false) return pathname;
  return pathname.replace(PAGE_FILE, '').replace(FIRST_PAGE, '') || '/';
}

/** Not by `/\/+$/`, which takes quadratic time on a long run of slashes. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
