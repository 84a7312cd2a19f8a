/** Returns the addresses in the sitemap of a served site, as decoded paths. */
export async function sitemapAddresses(origin: string): Promise<string[]> {
  const files = locations(await read(`${origin}/sitemap-index.xml`));
  const pages = await Promise.all(
    files.map(async (file) => locations(await read(`${origin}${new URL(file).pathname}`))),
  );
  return pages.flat().map((location) => decodeURI(new URL(location).pathname));
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
