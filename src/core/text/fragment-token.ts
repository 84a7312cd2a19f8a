/** Reads the token after the `#` of an address, without characters that a mail or chat program may have appended. */
export function tokenIn(fragment: string): string {
  return /^#?([\w-]*)/.exec(fragment)?.[1] ?? '';
}
