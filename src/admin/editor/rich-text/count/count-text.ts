import type { Node as DocumentNode } from '@tiptap/pm/model';

export interface TextLength {
  words: number;
  /** Includes spaces. */
  characters: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'\-‐‑][\p{L}\p{N}]+)*/gu;

/** Counts words as readers do: « aujourd’hui » is one. */
export function countText(document: DocumentNode): TextLength {
  const length = { words: 0, characters: 0 };
  document.descendants((node) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, ' ');
    length.words += text.match(WORD)?.length ?? 0;
    length.characters += [...text].length;
    return false;
  });
  return length;
}
