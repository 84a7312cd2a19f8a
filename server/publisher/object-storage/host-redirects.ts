export interface BucketRedirects {
  /** The target of each permanent redirection, by key. */
  locations: Map<string, string>;
  /** Lines that no object can express: patterns, rewrites, and temporary redirections. */
  others: string[];
}

/** Reads a `_redirects` file, whose lines have an address, a target and a status. */
export function parseRedirects(text: string): BucketRedirects {
  const locations = new Map<string, string>();
  const others: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '302'] = line.split(/\s+/);
    const key = keyOf(from);
    if (key === null || !/^(?:\/|https?:\/\/)/.test(to) || !['301', '308'].includes(status)) others.push(line);
    // The first line of an address counts, as on hosts that read this file.
    else if (!locations.has(key)) locations.set(key, to);
  }
  return { locations, others };
}

function keyOf(address: string): string | null {
  if (!/^\/[^*:?#]+$/.test(address)) return null;
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return null;
  }
}

/** Returns a page that redirects, for a storage that has no redirections. */
export function redirectPage(location: string): string {
  const target = location.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Redirection</title>` +
    `<meta http-equiv="refresh" content="0;url=${target}"><link rel="canonical" href="${target}">` +
    `<p><a href="${target}">Cette page a une autre adresse.</a></p></html>\n`
  );
}
