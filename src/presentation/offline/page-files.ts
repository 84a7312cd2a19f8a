/** Returns the addresses of the site's files that this page has loaded: mainly scripts, including imported ones. */
export function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
}

/** The files that a page's HTML names: scripts, fonts, pictures. */
export function addressesNamedIn(html: string): string[] {
  return html.match(/(?<=["'(])\/(?:_astro|illustrations)\/[\w./-]+|(?<=")\/favicon\.svg/g) ?? [];
}
