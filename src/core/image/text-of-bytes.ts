/** Returns a part of a file as text, one character for each byte. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
