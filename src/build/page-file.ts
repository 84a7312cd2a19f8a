/** Returns the file of a page, from the site's root. @param address canonical, not encoded */
export function fileOfPage(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

export function addressOfFile(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
