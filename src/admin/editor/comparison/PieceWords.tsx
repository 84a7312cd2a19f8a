import type { Piece } from '../../../core/editing/word-difference.ts';
import { COMPARISON_COPY, type ComparisonSides } from './copy.ts';

interface Props {
  pieces: Piece[];
  sides: ComparisonSides;
}

const SPACES: Record<string, { sign: string; spoken: string }> = {
  ' ': { sign: '·', spoken: COMPARISON_COPY.space },
  '\u00A0': { sign: '⍽', spoken: COMPARISON_COPY.fixedSpace },
  '\u202F': { sign: '⍽', spoken: COMPARISON_COPY.fixedSpace },
  '\n': { sign: '↵\n', spoken: COMPARISON_COPY.lineEnd },
};

/** Words of two texts. Words that only one text has are underlined or struck through, and announced to screen readers. */
export function PieceWords({ pieces, sides }: Props) {
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={index}>
        <span className="spoken">[{sides[kind === 'removed' ? 'before' : 'after'].spoken}&nbsp;: </span>
        {text.trim() === '' ? <Spaces text={text} /> : text}
        <span className="spoken">]</span>
      </Tag>
    );
  });
}

/** Makes spaces visible. */
function Spaces({ text }: { text: string }) {
  const spaces = Array.from(text, (space) => SPACES[space] ?? { sign: '·', spoken: COMPARISON_COPY.space });
  return (
    <>
      <span aria-hidden="true">{spaces.map(({ sign }) => sign).join('')}</span>
      <span className="spoken">{spaces.map(({ spoken }) => spoken).join(', ')}</span>
    </>
  );
}
