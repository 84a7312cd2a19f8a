import { diffArrays } from 'diff';

/** Stretch of text that both sides have, or only one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Returns the pieces of one of the two texts. */
export function piecesOf(pieces: readonly Piece[], side: 'before' | 'after'): Piece[] {
  const elsewhere = side === 'before' ? 'added' : 'removed';
  return pieces.filter(({ kind }) => kind !== elsewhere);
}

/**
 * Steps that comparisons may still cost together. The cost grows with the square of the changes: two texts of 10,000
 * different words would keep a browser busy for a minute.
 */
export interface ComparisonBudget {
  steps: number;
}

/** Makes a budget. The default is the most that a comparison may cost without a noticeable delay. */
export function comparisonBudget(steps = 1_000_000): ComparisonBudget {
  return { steps };
}

/** A whole emoji, a word, the space between two, or one sign. */
const TOKEN =
  /\p{RI}{2}|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200d\p{Extended_Pictographic}]*|[\p{L}\p{N}\p{M}]+|\s+|[^]/gu;

/** Splits a text into words, spaces and signs; joined again, they are the text. */
export function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/**
 * Compares two texts word by word.
 * @param budget shared by several comparisons; once it is used up, everything between the first and the last difference
 * counts as changed
 * @returns pieces that give `before` without the added ones, `after` without the removed ones; a removed piece precedes
 * the added one
 */
export function wordDifference(before: string, after: string, budget = comparisonBudget()): Piece[] {
  const [one, other] = [tokens(before), tokens(after)];
  const start = commonStart(one, other);
  const end = commonEnd(one, other, start);
  const pieces: Piece[] = [
    { kind: 'same', text: one.slice(0, start).join('') },
    ...changesBetween(one.slice(start, one.length - end), other.slice(start, other.length - end), budget),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ];
  return joined(pieces);
}

function commonStart(one: string[], other: string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

function commonEnd(one: string[], other: string[], start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

function changesBetween(one: string[], other: string[], budget: ComparisonBudget): Piece[] {
  const whole: Piece[] = [
    { kind: 'removed', text: one.join('') },
    { kind: 'added', text: other.join('') },
  ];
  if (one.length === 0 || other.length === 0) return whole;
  const maxEditLength = Math.min(one.length + other.length, Math.floor(Math.sqrt(budget.steps)));
  const changes = diffArrays(one, other, { maxEditLength });
  const changedTokens = changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
  budget.steps -= (changedTokens ?? maxEditLength) ** 2;
  if (!changes) return whole;
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Joins changes that only a space separates, so that a rewritten sentence reads as one change. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let [same, removed, added] = ['', '', ''];
  const endSame = () => {
    if (same !== '') result.push({ kind: 'same', text: same });
    same = '';
  };
  const endChange = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of pieces) {
    if (text === '') continue;
    if (kind === 'same') {
      same += text;
      continue;
    }
    const isReplaced = removed !== '' && added !== '';
    if (isReplaced && same !== '' && same.trim() === '') {
      removed += same;
      added += same;
      same = '';
    } else if (same !== '') {
      endChange();
      endSame();
    }
    if (kind === 'removed') removed += text;
    else added += text;
  }
  endChange();
  endSame();
  return result;
}
