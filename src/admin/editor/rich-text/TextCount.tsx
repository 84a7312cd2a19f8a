import type { Node as DocumentNode } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { counted } from '../../../core/text/plural.ts';
import { useEditorTools } from './editor-tools.ts';

/** Milliseconds without a change before the text is counted. */
const PAUSE = 400;

/** Number of words and characters, counted once typing pauses. */
export function TextCount() {
  const { editor } = useEditorTools();
  const [length, setLength] = useState(() => countText(editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLength(countText(editor.state.doc)), PAUSE);
    };
    editor.on('update', countSoon);
    return () => {
      clearTimeout(timer);
      editor.off('update', countSoon);
    };
  }, [editor]);
  return <p className="rich-text-count">{writtenLength(length)}</p>;
}

/** @example « 1 234 mots, 6 789 signes » */
function writtenLength({ words, characters }: TextLength): string {
  return `${counted(words, 'mot', 'mots')}, ${counted(characters, 'signe', 'signes')}`;
}

interface TextLength {
  words: number;
  /** Number of characters, spaces included. */
  characters: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'\-‐‑][\p{L}\p{N}]+)*/gu;

/** Counts words as readers do: « aujourd’hui » is one. */
function countText(document: DocumentNode): TextLength {
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
