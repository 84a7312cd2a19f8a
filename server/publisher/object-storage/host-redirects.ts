/** The lines of a `_redirects` file: those that a bucket can follow, and the others. */
export interface BucketRedirects {
  /** Where each key leads on to for good. */
  locations: Map<string, string>;
  /** The lines that no object can stand for: patterns, rewrites, and what leads on for a while only. */
  others: string[];
}

/** Reads a `_redirects` file: a line has the address, where it leads to, and the status. */
export function parseRedirects(text: string): BucketRedirects {
  const locations = new Map<string, string>();
  const others: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '302'] = line.split(/\s+/);
    const key = keyOf(from);
    if (key === null || !/^(?:\/|https?:\/\/)/.test(to) || !['301', '308'].includes(status)) others.push(line);
    // As hosts do, the first line of an address counts.
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

/** Returns the page that leads on from a redirected address, for a storage that knows no redirections. */
export function redirectPage(location: string): string {
  const target = location.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Redirection</title>` +
    `<meta http-equiv="refresh" content="0;url=${target}"><link rel="canonical" href="${target}">` +
    `<p><a href="${target}">Cette page a une autre adresse.</a></p></html>\n`
  );
}
