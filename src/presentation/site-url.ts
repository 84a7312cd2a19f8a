/** The address that the site is known by; the configuration always names one. */
export function siteUrl(site: URL | undefined): URL {
  if (!site) throw new Error('astro.config.mjs must name the site');
  return site;
}
