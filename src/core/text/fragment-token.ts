/** What stands after the sign # of an address, without what a mail or a chat may have added at its end. */
export function tokenIn(fragment: string): string {
  return /^#?([\w-]*)/.exec(fragment)?.[1] ?? '';
}
