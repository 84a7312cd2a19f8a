/** Cover of an article without one, or with one of another host. */
export const DEFAULT_COVER = '/illustrations/cover-default.svg';

/** Returns the cover if pages may load it: a picture of another host is never requested. */
export function ownCover(imageUrl: string | null, imageOrigin: string | null): string | null {
  return imageUrl !== null && isOwnPicture(imageUrl, imageOrigin) ? imageUrl : null;
}

/** Returns true for a picture of the site itself or of its storage: nothing third-party loads before consent. */
export function isOwnPicture(source: string, imageOrigin: string | null): boolean {
  // Browsers skip tabs and line ends: `/\t/host` is another host.
  if (/^\/[\t\r\n]*(?![\t\r\n/\\])/.test(source)) return true;
  return imageOrigin !== null && source.startsWith(`${imageOrigin}/`);
}
