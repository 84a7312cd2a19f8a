import { textOf } from './text-of-bytes.ts';

/** Brands of the picture files that phones make and few browsers read. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Recognises HEIC, the format of iPhones; AVIF, its cousin, is not included. */
export function isHeic(bytes: Uint8Array): boolean {
  return textOf(bytes, 4, 8) === 'ftyp' && BRANDS.has(textOf(bytes, 8, 12));
}
