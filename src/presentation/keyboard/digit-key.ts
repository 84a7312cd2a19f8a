/** The digit from 1 to 9 that a key stands for, or null. A French keyboard has its digits behind Shift: the key itself counts there. */
export function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
