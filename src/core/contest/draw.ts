import { hexadecimal } from '../text/hexadecimal.ts';

/**
 * Draw that anyone can repeat, in any language. All texts are ASCII, all hexadecimal digits in lower case.
 *
 * 1. An entry has a ticket, derived from its e-mail address with a key of the database, and given to its owner:
 *    `0f8fad5b-d9cb-469f-a165-70867728950e`. Its line is the SHA-256 of that text, as 64 hexadecimal digits: only the
 *    owner of the ticket recognises it.
 * 2. The list of a draw holds the lines of its entries, each once, sorted, each followed by a line feed (LF). The
 *    SHA-256 of this file is published before the seed exists.
 * 3. The seed is 64 hexadecimal digits that nobody chooses: the `randomness` of a round of drand, fixed beforehand
 *    (`seed.ts`).
 * 4. The rank of a line is its HMAC-SHA-256, with the text of the seed as key and the text of the line as message, both
 *    without line feed. Lines are sorted by these 64 digits, the smallest first.
 * 5. The first lines win the prizes in their order, the next ones are the substitutes in theirs.
 */
export interface Drawn {
  winners: string[];
  substitutes: string[];
}

/**
 * Draws winners and substitutes from the lines of a list, given in any order.
 * @param prizes number of prizes to win
 * @param substitutes number of substitutes for winners who do not answer
 */
export async function drawWinners(
  lines: readonly string[],
  seed: string,
  prizes: number,
  substitutes = 0,
): Promise<Drawn> {
  const ranked = await rank(lines, seed);
  return { winners: ranked.slice(0, prizes), substitutes: ranked.slice(prizes, prizes + substitutes) };
}

async function rank(lines: readonly string[], seed: string): Promise<string[]> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const scored = await Promise.all(
    [...new Set(lines)].map(async (line) => ({
      line,
      score: digits(await crypto.subtle.sign('HMAC', key, bytesOf(line))),
    })),
  );
  return scored.sort((one, other) => (one.score < other.score ? -1 : 1)).map(({ line }) => line);
}

/** Returns the line that stands for a ticket in the lists. */
export function lineOf(ticket: string): Promise<string> {
  return sha256(ticket.trim().toLowerCase());
}

export function formatDrawList(lines: readonly string[]): string {
  return [...new Set(lines)]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** Reads the lines of a list. @returns null when a line is malformed, out of order or repeated */
export function parseDrawList(text: string): string[] | null {
  if (text === '') return [];
  const lines = text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const isList = lines.every(
    (line, index) => /^[0-9a-f]{64}$/.test(line) && (index === 0 || line > (lines[index - 1] ?? '')),
  );
  return isList ? lines : null;
}

export async function sha256(text: string): Promise<string> {
  return digits(await crypto.subtle.digest('SHA-256', bytesOf(text)));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const digits = (bytes: ArrayBuffer) => hexadecimal(new Uint8Array(bytes));
