/**
 * Gives the same memory again and again. With a new buffer for each of thousands of pages, the engine looks through all that
 * its thread holds every few hundred of them.
 *
 * @returns takes how many bytes are needed: what it gave before is overwritten
 */
export function reusableBuffer(): (length: number) => Buffer {
  let buffer = Buffer.alloc(0);
  return (length) => {
    if (buffer.length < length) buffer = Buffer.allocUnsafeSlow(2 * length);
    return buffer.subarray(0, length);
  };
}
