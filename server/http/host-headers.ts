/** The `Cache-Control` of static hosts; `_headers` overrides it for some paths. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

export interface HeaderRule {
  matches(pathname: string): boolean;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file as static hosts do: a path on a line of its own (`*` stands for anything), its headers
 * indented below it. Every matching rule applies; a later one replaces a header of the same name.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const pattern = new RegExp(`^${line.trim().split('*').map(escape).join('.*')}$`);
      rules.push({ matches: (pathname) => pattern.test(pathname), headers: [] });
      continue;
    }
    const [name = '', ...value] = line.trim().split(':');
    rules.at(-1)?.headers.push([name, value.join(':').trim()]);
  }
  return rules;
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
}

/** Returns headers by lower-case name. */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.matches(pathname)) continue;
    for (const [name, value] of rule.headers) headers.set(name.toLowerCase(), value);
  }
  return headers;
}
