/** Returns the text of `/robots.txt`. @param siteUrl the address of the site */
export function robotsText(siteUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', siteUrl).href}\n`;
}
