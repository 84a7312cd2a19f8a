/** A byte that is not the last of its number has this bit. */
const GOES_ON = 128;
/** Of a number below 2^32. */
const MOST_BYTES = 5;

/** Numbers below 2^32 as bytes, seven bits each from the lowest: small ones, which are most, take one byte or two. */
export function toVariableBytes(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * MOST_BYTES);
  let end = 0;
  for (const number of numbers) {
    let rest = number;
    while (rest >= GOES_ON) {
      bytes[end++] = (rest % GOES_ON) + GOES_ON;
      rest = Math.floor(rest / GOES_ON);
    }
    bytes[end++] = rest;
  }
  return bytes.slice(0, end);
}

export function fromVariableBytes(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (const byte of bytes) {
    number += (byte % GOES_ON) * scale;
    scale *= GOES_ON;
    if (byte >= GOES_ON) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
}

/** The place of the first byte after so many numbers. @param start of the first of them */
export function placeAfter(bytes: Uint8Array, start: number, count: number): number {
  let place = start;
  for (let left = count; left > 0 && place < bytes.length; place += 1) {
    if ((bytes[place] ?? 0) < GOES_ON) left -= 1;
  }
  return place;
}
