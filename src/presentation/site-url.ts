/** Returns the address of the site, which the configuration always sets. */
export function siteUrl(site: URL | undefined): URL {
  if (!site) throw new Error('astro.config.mjs must name the site');
  return site;
}
