import type { ReactNode } from 'react';
import { ARTICLE_FIELDS } from '../../../core/article/article-fields.ts';
import type { FieldDifference } from '../../../core/editing/field-difference.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { COMPARISON_COPY, type ComparisonSides } from './copy.ts';
import { fieldPieces } from './field-pieces.ts';
import { PieceWords } from './PieceWords.tsx';

interface Props {
  difference: FieldDifference;
  number: number;
  count: number;
  sides: ComparisonSides;
  isWide: boolean;
  children?: ReactNode;
}

export function FieldChange({ difference, number, count, sides, isWide, children }: Props) {
  const renderSide = (side: 'before' | 'after') => {
    const pieces = fieldPieces(difference, side);
    return (
      <>
        {difference.field === 'imageUrl' && <Picture address={difference[side]} />}
        {pieces.length > 0 ? <PieceWords pieces={pieces} sides={sides} /> : <em>{COMPARISON_COPY.empty}</em>}
      </>
    );
  };
  // Pictures cannot be compared word by word.
  const isSideBySide = isWide || difference.field === 'imageUrl';
  const cells = isSideBySide
    ? { before: renderSide('before'), after: renderSide('after') }
    : { both: <PieceWords pieces={fieldPieces(difference)} sides={sides} /> };
  return (
    <ChangeRow
      label={ARTICLE_FIELDS[difference.field].label}
      notes={[]}
      number={number}
      count={count}
      cells={cells}
      sides={sides}
    >
      {children}
    </ChangeRow>
  );
}

function Picture({ address }: { address: FieldDifference['before'] }) {
  if (typeof address !== 'string' || address === '') return null;
  return <img src={address} alt="" className="change-picture" />;
}
