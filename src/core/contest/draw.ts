/**
 * The draw, which anyone can do again, in any language. All texts are ASCII, all hexadecimal digits in lower case.
 *
 * 1. A participation has a ticket, made of its address with a key of the database, and given to whoever enters that address:
 *    `0f8fad5b-d9cb-469f-a165-70867728950e`. Its line is the SHA-256 of that text, as 64 hexadecimal digits: it tells nothing of
 *    anybody by itself, and whoever has the ticket knows it again.
 * 2. The list of a draw holds the lines of its participations, each once, sorted, each followed by a line feed (LF). The SHA-256
 *    of this file is published before the seed exists.
 * 3. The seed is 64 hexadecimal digits that nobody chooses: the `randomness` of a round of drand, fixed beforehand (`seed.ts`).
 * 4. The rank of a line comes from HMAC-SHA-256 with the text of the seed as key and the text of the line as message, both
 *    without line feed. Lines are sorted by these 64 digits, the smallest first.
 * 5. The first lines win the prizes in their order, the next ones are the substitutes in theirs.
 */
export interface Drawn {
  winners: string[];
  substitutes: string[];
}

/**
 * Draws the winners among the lines of a list, in whatever order they are given.
 *
 * @param prizes how many there are to win
 * @param substitutes how many take the place of winners who do not answer
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

/** The line of a participation. */
export function lineOf(ticket: string): Promise<string> {
  return sha256(ticket.trim().toLowerCase());
}

/** The file of a list: its lines sorted, each once. */
export function formatDrawList(lines: readonly string[]): string {
  return [...new Set(lines)]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

/** The lines of a list, or null when the text is none: a line that is something else, out of its place or there twice. */
export function parseDrawList(text: string): string[] | null {
  if (text === '') return [];
  const lines = text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
  const isList = lines.every(
    (line, index) => /^[0-9a-f]{64}$/.test(line) && (index === 0 || line > (lines[index - 1] ?? '')),
  );
  return isList ? lines : null;
}

/** SHA-256 of a text, in hexadecimal digits: of a list, what is published before the draw. */
export async function sha256(text: string): Promise<string> {
  return digits(await crypto.subtle.digest('SHA-256', bytesOf(text)));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const digits = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
