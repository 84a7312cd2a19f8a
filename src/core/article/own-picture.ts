/** Returns true for a picture of the site itself or of its storage: nothing third-party loads before consent. */
export function isOwnPicture(source: string, imageOrigin: string | null): boolean {
  // Browsers skip tabs and line ends: `/\t/host` is another host.
  if (/^\/[\t\r\n]*(?![\t\r\n/\\])/.test(source)) return true;
  return imageOrigin !== null && source.startsWith(`${imageOrigin}/`);
}
