import type { ReactNode } from 'react';
import type { ChangeNote, ParagraphDifference } from '../../../core/editing/paragraph-difference.ts';
import { piecesOf, type Piece } from '../../../core/editing/word-difference.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { BLOCK_COPY, COMPARISON_COPY, type ComparisonSides } from './copy.ts';
import { PieceWords } from './PieceWords.tsx';

export type ChangedParagraph = Exclude<ParagraphDifference, { kind: 'same' }>;

interface Props {
  difference: ChangedParagraph;
  number: number;
  count: number;
  sides: ComparisonSides;
  isWide: boolean;
  children?: ReactNode;
}

export function ParagraphChange({ difference, number, count, sides, isWide, children }: Props) {
  const pieces = allPieces(difference);
  const wordsOf = (side: 'before' | 'after') =>
    difference.kind === (side === 'before' ? 'added' : 'removed') ? null : (
      <PieceWords pieces={piecesOf(pieces, side)} sides={sides} />
    );
  const cells = isWide
    ? { before: wordsOf('before'), after: wordsOf('after') }
    : { both: <PieceWords pieces={pieces} sides={sides} /> };
  const notes = difference.kind === 'changed' ? difference.notes.map(noteWords) : [];
  return (
    <ChangeRow
      label={labelOf(difference, sides)}
      number={number}
      count={count}
      notes={notes}
      cells={cells}
      sides={sides}
    >
      {children}
    </ChangeRow>
  );
}

function allPieces(difference: ChangedParagraph): Piece[] {
  if (difference.kind === 'changed') return difference.pieces;
  if (difference.kind === 'removed') return [{ kind: 'removed', text: difference.before.text }];
  return [{ kind: 'added', text: difference.after.text }];
}

function labelOf(difference: ChangedParagraph, sides: ComparisonSides): string {
  if (difference.kind === 'changed') return `${BLOCK_COPY[difference.after.kind]} · ${COMPARISON_COPY.changed}`;
  const [block, side] =
    difference.kind === 'removed' ? [difference.before, sides.before] : [difference.after, sides.after];
  return `${BLOCK_COPY[block.kind]} · ${difference.isMoved ? COMPARISON_COPY.moved : side.alone}`;
}

function noteWords(note: ChangeNote): string {
  switch (note.kind) {
    case 'nature':
      return COMPARISON_COPY.nature(BLOCK_COPY[note.before], BLOCK_COPY[note.after].toLowerCase());
    case 'links':
    case 'pictures':
      return COMPARISON_COPY[note.kind](addressWords(note.before), addressWords(note.after));
    case 'typography':
    case 'emphasis':
      return COMPARISON_COPY[note.kind];
  }
}

function addressWords(addresses: string[]): string {
  return addresses.length === 0 ? COMPARISON_COPY.noAddress : addresses.join(', ');
}
