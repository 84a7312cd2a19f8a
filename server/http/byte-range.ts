/** The first and the last byte that are asked for. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` of one part, `bytes=from-to`, `bytes=from-` or `bytes=-last`; any other is not supported, and stands for
 * none.
 *
 * @param size of the whole, in bytes; a part that begins after it cannot be had
 */
export function byteRange(field: string | null | undefined, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(field ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return { start: last === '0' ? size : Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
