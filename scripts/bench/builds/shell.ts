import { diffArrays } from 'diff';

/** What the pages of one kind share: the pieces that stand in each of them in this order, the first and last at its ends. */
export type Shell = readonly string[];

const NOTHING_SHARED: Shell = ['', ''];

/** Shorter pieces are left to the data of a page: no template would be cut that fine. */
const SHORTEST_PIECE = 24;

/** Pages that are looked at before it is tried whether the shell fits the others. */
const FIRST_LOOK = 40;

/** A token, and whether it follows the one before it without anything between them on every page. */
interface Token {
  text: string;
  isJoined: boolean;
}

/**
 * @param count of pages of one kind
 * @param read gives a page's text: so many texts would not fit into memory
 * @returns what all these pages share, so that `partsOf` succeeds for each of them
 */
export function shellOf(count: number, read: (index: number) => string): Shell {
  if (count === 0) return NOTHING_SHARED;
  const step = Math.max(1, Math.floor(count / FIRST_LOOK));
  let tokens: Token[] = tokensOf(read(0)).map((text) => ({ text, isJoined: true }));
  for (let index = step; index < count; index += step) tokens = sharedWith(tokens, read(index));
  let shell = piecesOf(tokens);
  for (let index = 0; index < count; index += 1) {
    const page = read(index);
    if (partsOf(shell, page) !== null) continue;
    tokens = sharedWith(tokens, page);
    shell = piecesOf(tokens);
    if (partsOf(shell, page) === null) return NOTHING_SHARED;
  }
  return shell;
}

/**
 * What a page has between the pieces of its shell: `pieces[0] + parts[0] + pieces[1] + parts[1] … pieces.at(-1)` is the page.
 *
 * @returns null for a page that has not this shell
 */
export function partsOf(shell: Shell, page: string): string[] | null {
  const last = shell.at(-1) ?? '';
  if (shell.length < 2 || !page.startsWith(shell[0] ?? '') || !page.endsWith(last)) return null;
  const parts: string[] = [];
  let position = (shell[0] ?? '').length;
  for (const piece of shell.slice(1, -1)) {
    const found = page.indexOf(piece, position);
    if (found === -1) return null;
    parts.push(page.slice(position, found));
    position = found + piece.length;
  }
  const end = page.length - last.length;
  if (end < position) return null;
  parts.push(page.slice(position, end));
  return parts;
}

/** Tags, texts, the rules of inlined styles, and an empty one for the end of the page. */
function tokensOf(page: string): string[] {
  return [...page.split(/(?<=[>}])|(?=<)/), ''];
}

function sharedWith(tokens: Token[], page: string): Token[] {
  const shared: Token[] = [];
  let position = 0;
  const changes = diffArrays(
    tokens.map(({ text }) => text),
    tokensOf(page),
  );
  let isBroken = false;
  for (const { added, removed, value } of changes) {
    if (added || removed) isBroken = true;
    if (added) continue;
    if (!removed) {
      for (const [index, token] of tokens.slice(position, position + value.length).entries()) {
        shared.push({ text: token.text, isJoined: token.isJoined && !(isBroken && index === 0) });
      }
      isBroken = false;
    }
    position += value.length;
  }
  return shared;
}

/** The first and the last piece stand at the ends of every page, and may be empty. */
function piecesOf(tokens: Token[]): Shell {
  const pieces: string[] = [''];
  for (const { text, isJoined } of tokens) {
    if (isJoined) pieces.push((pieces.pop() ?? '') + text);
    else pieces.push(text);
  }
  if (pieces.length === 1) pieces.push('');
  return pieces.filter((piece, index) => index === 0 || index === pieces.length - 1 || piece.length >= SHORTEST_PIECE);
}
