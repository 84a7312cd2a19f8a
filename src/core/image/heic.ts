import { textOf } from './text-of-bytes.ts';

/** Brands of the picture files that phones make and few browsers read. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether the bytes begin a picture in HEIC, as iPhones take it; AVIF, its cousin, is none. */
export function isHeic(bytes: Uint8Array): boolean {
  return textOf(bytes, 4, 8) === 'ftyp' && BRANDS.has(textOf(bytes, 8, 12));
}
