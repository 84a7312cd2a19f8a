/** Numbers below 2^32 as bytes, seven bits each from the lowest: small ones, which are most, take one byte or two. */
export function toVariableBytes(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function fromVariableBytes(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (const byte of bytes) {
    number += (byte & 127) * scale;
    scale *= 128;
    if (byte > 127) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
}
