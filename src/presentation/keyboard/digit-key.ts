/** Returns a key's digit from 1 to 9, or null. Reads the key's code too, since French keyboards need Shift for digits. */
export function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
