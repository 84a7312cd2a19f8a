import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { EXTENSIONS, GZIPPED_WHEN_ASKED, SMALLEST_COMPRESSED, type Encoding } from './encodings.ts';
import { representationOf, type Representation } from './representation.ts';
import { addressesOf, filesAt, isHashed } from './site-address.ts';
import type { SiteTree } from './site-tree.ts';
import { isFile, openStored, readStored, type StoredFile } from './stored-file.ts';

/** Finds the files of the site on disk when they are asked for, and remembers them until they change. */
export interface SiteFiles {
  /** @returns what is remembered; undefined when it has to be looked up */
  remembered(address: string, encodings: readonly Encoding[]): Representation | undefined;
  /**
   * @param address as files are named: `/blog/a`
   * @param encodings the forms that the visitor takes, the best first
   * @returns null when no file answers
   * @throws the system's error for a file that cannot be read
   */
  find(address: string, encodings: readonly Encoding[]): Promise<Representation | null>;
  /** Opens a large file; null when it is no longer the one that was found. The caller closes it. */
  open(representation: Representation): Promise<FileHandle | null>;
  forget(address: string): void;
  /** Forgets files by their paths below the folder. */
  forgetFiles(files: readonly string[]): void;
  forgetAll(): void;
}

/** A file that answers an address, with those of its forms that have been asked for: null where it has none. */
interface Found {
  file: string;
  isRetired: boolean;
  forms: Partial<Record<Encoding, Representation | null>>;
}

export interface Bounds {
  /** Bytes of what is remembered of files. */
  found: number;
  /** Bytes of what is remembered of addresses where there is none. */
  absent: number;
}

const gzip = promisify(zlib.gzip);

const BOUNDS: Bounds = { found: 64 * 1024 * 1024, absent: 2 * 1024 * 1024 };
/** What an entry takes besides its bytes, about. */
const ENTRY = 200;
const REPRESENTATION = 2500;

/**
 * @param retiredDirectory where hashed files are looked for that the site no longer has
 * @param hostFields what the rules of hosts say of an address, by lower-case name
 */
export function siteFiles(
  tree: SiteTree,
  retiredDirectory: string | null,
  hostFields: (address: string) => Promise<ReadonlyMap<string, string>>,
  bounds: Bounds = BOUNDS,
): SiteFiles {
  const found = new LRUCache<string, Found>({ maxSize: bounds.found, sizeCalculation: sizeOf });
  const absent = new LRUCache<string, true>({
    maxSize: bounds.absent,
    sizeCalculation: (_, address) => ENTRY + 2 * address.length,
  });
  const lookingUp = new Map<string, Promise<Found | null>>();

  const folderOf = (directory: string, isRetired: boolean) => (isRetired ? (retiredDirectory ?? directory) : directory);

  async function locate(directory: string, address: string): Promise<Found | null> {
    for (const isRetired of retiredDirectory !== null && isHashed(address) ? [false, true] : [false]) {
      for (const file of filesAt(address)) {
        if (await isFile(path.join(folderOf(directory, isRetired), file))) return { file, isRetired, forms: {} };
      }
    }
    return null;
  }

  async function load(
    directory: string,
    place: Found,
    encoding: Encoding,
    address: string,
  ): Promise<Representation | null> {
    const { isRetired } = place;
    const folder = folderOf(directory, isRetired);
    const file = `${place.file}${EXTENSIONS[encoding]}`;
    const stored =
      (await readStored(path.join(folder, file))) ??
      (encoding === 'gzip' && GZIPPED_WHEN_ASKED.test(place.file)
        ? await gzipped(path.join(folder, place.file))
        : null);
    if (!stored) return null;
    return representationOf(stored, { file, isRetired }, encoding, await hostFields(address));
  }

  async function read(directory: string, address: string, encodings: readonly Encoding[]): Promise<Found | null> {
    const place = found.peek(address) ?? (await locate(directory, address));
    if (!place) return null;
    const forms = { ...place.forms };
    for (const encoding of encodings) {
      forms[encoding] ??= await load(directory, place, encoding, address);
      if (forms[encoding]) return { ...place, forms };
    }
    return null;
  }

  function lookUp(address: string, encodings: readonly Encoding[]): Promise<Found | null> {
    const key = `${encodings.join()} ${address}`;
    const begun = lookingUp.get(key);
    if (begun) return begun;
    const lookup = tree
      .read(
        (directory) => read(directory, address, encodings),
        (result) => {
          if (result) found.set(address, { ...result, forms: { ...found.peek(address)?.forms, ...result.forms } });
          else absent.set(address, true);
        },
      )
      .finally(() => lookingUp.delete(key));
    lookingUp.set(key, lookup);
    return lookup;
  }

  function forget(address: string): void {
    found.delete(address);
    absent.delete(address);
  }

  return {
    remembered(address, encodings) {
      const place = found.get(address);
      return place && bestOf(place, encodings);
    },
    async find(address, encodings) {
      if (absent.get(address)) return null;
      const place = found.get(address);
      const remembered = place && bestOf(place, encodings);
      if (remembered) return remembered;
      const result = await lookUp(address, encodings);
      return (result && bestOf(result, encodings)) ?? null;
    },
    async open({ file, isRetired, size, modified }) {
      const opened = await openStored(path.join(folderOf(tree.directory, isRetired), file));
      if (!opened) return null;
      const { handle, stats } = opened;
      if (stats.size === size && stats.mtime.getTime() === modified.getTime()) return handle;
      await handle.close();
      return null;
    },
    forget,
    forgetFiles: (files) => files.flatMap(addressesOf).forEach(forget),
    forgetAll() {
      found.clear();
      absent.clear();
    },
  };
}

/** @returns null for a file that is gone, or not worth it, or too large to be held */
async function gzipped(file: string): Promise<StoredFile | null> {
  const stored = await readStored(file);
  if (!stored?.bytes || stored.size < SMALLEST_COMPRESSED) return null;
  const bytes = await gzip(stored.bytes, { level: 6 });
  return { ...stored, size: bytes.length, bytes };
}

/** @returns undefined when a form has to be looked for that would be better than those that are known */
function bestOf({ forms }: Found, encodings: readonly Encoding[]): Representation | undefined {
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (form !== null) return form;
  }
  return undefined;
}

function sizeOf({ forms }: Found, address: string): number {
  const bytes = Object.values(forms).reduce(
    (sum, form) => sum + (form ? REPRESENTATION + (form.body?.length ?? 0) : 0),
    0,
  );
  return ENTRY + 2 * address.length + bytes;
}
