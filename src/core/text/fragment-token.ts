/** Shortest token in a link, in characters. */
const SHORTEST_TOKEN = 40;

/** Reads the token after the `#` of an address, without characters that a mail or chat program may have appended. */
export function tokenIn(fragment: string): string {
  return /^#?([\w-]*)/.exec(fragment)?.[1] ?? '';
}

/** Whether a token is too short to be whole: its link was cut. */
export function isCutToken(token: string): boolean {
  return token.length < SHORTEST_TOKEN;
}
