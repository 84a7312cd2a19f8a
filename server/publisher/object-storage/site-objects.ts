import { createHash } from 'node:crypto';
import { DEFAULT_CACHE_CONTROL, headersFor, parseHeaders, type HeaderRule } from '../../http/host-headers.ts';
import { typeOf } from '../../http/media-type.ts';
import { parseRedirects, redirectPage } from './host-redirects.ts';
import { addressOfKey, keyOfFile, NOT_FOUND_KEY } from './object-keys.ts';
import type { LocalSite } from './publication-target.ts';

/** Headers that a bucket keeps with an object, by lower-case name. */
export type ObjectHeaders = Record<string, string>;

export interface SiteObject {
  key: string;
  /** Hash of bytes and headers. */
  version: string;
  headers: ObjectHeaders;
  kind: 'file' | 'page' | 'redirect';
}

export interface SiteObjects {
  objects: ReadonlyMap<string, SiteObject>;
  /** Reads the uncompressed bytes: buckets do not negotiate, and CDNs compress by themselves. */
  read(key: string): Promise<Buffer>;
  /** Lines of `_redirects` that a bucket cannot apply. */
  unsupportedRedirects: string[];
}

/** Header fields of `_headers` that a bucket keeps with an object; the CDN adds the others. */
const OBJECT_HEADERS = ['cache-control', 'content-type', 'content-language', 'content-disposition'];
const REDIRECT_HEADER = 'x-amz-website-redirect-location';

interface Described {
  hash: string;
  object: SiteObject | null;
}

/** Describes the objects of a site in a bucket. Descriptions of unchanged files are reused. */
export function siteObjects(): (site: LocalSite) => Promise<SiteObjects> {
  let rulesText = '';
  let before = new Map<string, Described>();

  return async (site) => {
    const { files } = site;
    const textOf = async (file: string) => (files.has(file) ? (await site.read(file)).toString() : '');
    const newRulesText = await textOf('_headers');
    const known = newRulesText === rulesText ? before : new Map<string, Described>();
    const rules = parseHeaders(newRulesText);
    const { locations, others } = parseRedirects(await textOf('_redirects'));
    const described = new Map<string, Described>();
    const objects = new Map<string, SiteObject>();
    const fileOf = new Map<string, string>();

    const describe = (name: string, hash: string, make: () => SiteObject | null): SiteObject | null => {
      const former = known.get(name);
      const object = former?.hash === hash ? former.object : make();
      described.set(name, { hash, object });
      return object;
    };
    for (const [file, { hash }] of files) {
      const object = describe(file, hash, () => objectOfFile(file, hash, keyOfFile(file), rules));
      if (object === null) continue;
      if (objects.has(object.key)) throw new Error(`Two files of the site are at ${addressOfKey(object.key)}`);
      objects.set(object.key, object);
      fileOf.set(object.key, file);
    }
    for (const [key, location] of locations) {
      if (objects.has(key)) continue;
      const object = describe(`redirect ${key}`, location, () => redirectObject(key, location, rules));
      if (object) objects.set(key, object);
    }
    rulesText = newRulesText;
    before = described;
    return {
      objects,
      async read(key) {
        const file = fileOf.get(key);
        return file === undefined ? Buffer.from(redirectPage(locations.get(key) ?? '/')) : site.read(file);
      },
      unsupportedRedirects: others,
    };
  };
}

function objectOfFile(file: string, hash: string, key: string | null, rules: HeaderRule[]): SiteObject | null {
  if (key === null) return null;
  const headers = headersOf(key, file, rules);
  return { key, version: versionOf(hash, headers), headers, kind: file.endsWith('.html') ? 'page' : 'file' };
}

function redirectObject(key: string, location: string, rules: HeaderRule[]): SiteObject {
  const headers = {
    ...headersOf(key, '.html', rules),
    'cache-control': DEFAULT_CACHE_CONTROL,
    [REDIRECT_HEADER]: location,
  };
  return { key, version: versionOf(redirectPage(location), headers), headers, kind: 'redirect' };
}

function headersOf(key: string, file: string, rules: HeaderRule[]): ObjectHeaders {
  const headers: ObjectHeaders = {
    'content-type': typeOf(file),
    'cache-control': key === NOT_FOUND_KEY ? 'no-cache' : DEFAULT_CACHE_CONTROL,
  };
  for (const [name, value] of headersFor(rules, addressOfKey(key))) {
    if (OBJECT_HEADERS.includes(name)) headers[name] = value;
  }
  return headers;
}

function versionOf(content: string, headers: ObjectHeaders): string {
  const text = JSON.stringify([content, Object.entries(headers).sort()]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
