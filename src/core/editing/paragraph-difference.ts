import { alignBlocks, type BlockPair } from './block-alignment.ts';
import { textBlocks, type BlockKind, type TextBlock } from './text-blocks.ts';
import { comparisonBudget, wordDifference, type ComparisonBudget, type Piece } from './word-difference.ts';

/** Change of a block apart from its words. */
export type ChangeNote =
  | { kind: 'nature'; before: BlockKind; after: BlockKind }
  | { kind: 'links'; before: string[]; after: string[] }
  | { kind: 'pictures'; before: string[]; after: string[] }
  /** Spaces, quotes, apostrophes and the like, with the same words. */
  | { kind: 'typography' }
  /** Bold, italics, sizes, with the same words and addresses. */
  | { kind: 'emphasis' };

/** Block of one text with its counterpart. `isMoved`: an equal block stands elsewhere in the other text. */
export type ParagraphDifference =
  | { kind: 'same'; before: TextBlock; after: TextBlock }
  | { kind: 'changed'; before: TextBlock; after: TextBlock; pieces: Piece[]; notes: ChangeNote[] }
  | { kind: 'removed'; before: TextBlock; isMoved: boolean }
  | { kind: 'added'; after: TextBlock; isMoved: boolean };

/** Length in characters from which an equal block counts as moved; shorter blocks repeat by chance. */
const LEAST_MOVED_LENGTH = 20;

/**
 * Compares two HTML texts by paragraph, and changed paragraphs word by word. Never throws on hostile HTML.
 * @returns all blocks of both, in the order of the texts
 */
export function paragraphDifferences(
  before: string,
  after: string,
  budget: ComparisonBudget = comparisonBudget(),
): ParagraphDifference[] {
  const pairs = alignBlocks(textBlocks(before), textBlocks(after));
  const removed = new Set(pairs.flatMap((pair) => (pair.after === null ? [pair.before.signature] : [])));
  const added = new Set(pairs.flatMap((pair) => (pair.before === null ? [pair.after.signature] : [])));
  return pairs.map((pair) => {
    if (pair.after === null) return { kind: 'removed', before: pair.before, isMoved: isAmong(pair.before, added) };
    if (pair.before === null) return { kind: 'added', after: pair.after, isMoved: isAmong(pair.after, removed) };
    return pairDifference(pair, budget);
  });
}

function isAmong({ signature, text }: TextBlock, signatures: Set<string>): boolean {
  return text.length >= LEAST_MOVED_LENGTH && signatures.has(signature);
}

function pairDifference(
  { before, after }: Extract<BlockPair, { before: TextBlock; after: TextBlock }>,
  budget: ComparisonBudget,
): ParagraphDifference {
  const notes = changeNotes(before, after);
  if (before.signature === after.signature && notes.length === 0) return { kind: 'same', before, after };
  return { kind: 'changed', before, after, pieces: wordDifference(before.text, after.text, budget), notes };
}

function changeNotes(before: TextBlock, after: TextBlock): ChangeNote[] {
  const notes: ChangeNote[] = [];
  if (before.kind !== after.kind) notes.push({ kind: 'nature', before: before.kind, after: after.kind });
  for (const kind of ['links', 'pictures'] as const) {
    if (!isSameList(before[kind], after[kind])) notes.push({ kind, before: before[kind], after: after[kind] });
  }
  if (before.text !== after.text && isTypographyAlone(before.text, after.text)) notes.push({ kind: 'typography' });
  const isEmphasis = before.text === after.text && before.signature !== after.signature && notes.length === 0;
  if (isEmphasis) notes.push({ kind: 'emphasis' });
  return notes;
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Returns true when two texts differ only in spaces, quotes, apostrophes, dashes or ligatures. */
export function isTypographyAlone(before: string, after: string): boolean {
  return before !== after && withoutTypography(before) === withoutTypography(after);
}

function withoutTypography(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[«»“”„‟]/g, '"')
    .replace(/…/g, '...')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'Ae')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(["':;!?.,%€]) ?/g, '$1')
    .trim();
}
