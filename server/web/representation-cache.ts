import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from '../http/encodings.ts';
import { filesAt } from '../http/site-address.ts';
import { isCompressed } from './compressed.ts';
import type { SiteFiles } from './followed-site.ts';
import { DamagedObject, representationOf, type Representation, type WantedRepresentation } from './representation.ts';

/** Bytes of all cached representations. */
const CACHE_SIZE = 64 * 1024 * 1024;
/** Bytes of a representation besides its body, roughly. */
const OVERHEAD = 2500;

/** Returns the representation of the file at an address; null without such a file. */
export type RepresentationCache = (
  address: string,
  acceptEncoding: string | undefined,
) => Promise<Representation | null>;

/**
 * Caches the representations of files, each made when it is first requested.
 *
 * @param hostFields returns the header fields that the file `_headers` gives an address
 * @param onDamaged called for a file whose bytes are damaged
 */
export function representationCache(
  files: SiteFiles,
  hostFields: (pathname: string) => Promise<ReadonlyMap<string, string>>,
  onDamaged: (file: string) => void,
  cacheSize = CACHE_SIZE,
): RepresentationCache {
  const representations = new LRUCache<string, Representation, WantedRepresentation>({
    maxSize: cacheSize,
    sizeCalculation: ({ body }) => OVERHEAD + (body?.length ?? 0),
    fetchMethod: (_key, _former, { context }) => representationOf(files.objects, context),
  });

  return async (address, acceptEncoding) => {
    const file = filesAt(address).find((name) => files.find(name));
    const object = file === undefined ? null : files.find(file);
    if (file === undefined || object === null) return null;
    const encoding = isCompressed(file, object.size)
      ? (acceptedEncodings(acceptEncoding)[0] ?? 'identity')
      : 'identity';
    const key = `${encoding} ${object.hash} ${files.find('_headers')?.hash} ${address}`;
    const cached = representations.get(key);
    if (cached) return cached;
    try {
      const context = { file, object, encoding, hostFields: await hostFields(encodeURI(address)) };
      return (await representations.fetch(key, { context })) ?? (await representationOf(files.objects, context));
    } catch (error) {
      if (error instanceof DamagedObject) onDamaged(file);
      throw error;
    }
  };
}
