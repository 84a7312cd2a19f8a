/** Returns the digit from 1 to 9 of a key, or null. By its code, since French keyboards need Shift for digits. */
export function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
