import { useState } from 'react';
import type { TextBlock } from '../../../core/editing/text-blocks.ts';
import { COMPARISON_COPY } from './copy.ts';

export function SameParagraph({ block }: { block: TextBlock }) {
  return <li className="same-paragraph">{block.text}</li>;
}

/** A run of paragraphs without difference, folded at first. */
export function FoldedParagraphs({ blocks }: { blocks: TextBlock[] }) {
  const [isFolded, setFolded] = useState(true);
  if (!isFolded) return blocks.map((block, index) => <SameParagraph key={index} block={block} />);
  return (
    <li>
      <button type="button" className="fold" onClick={() => setFolded(false)}>
        {COMPARISON_COPY.unfold(blocks.length)}
      </button>
    </li>
  );
}
