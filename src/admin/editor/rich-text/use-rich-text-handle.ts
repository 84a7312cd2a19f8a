import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RichTextHandle } from '../../../core/editing/rich-text-handle.ts';
import { protectText } from './protected-text.ts';

interface Options {
  html: string;
  onChange(): void;
  onReady(handle: RichTextHandle | null): void;
}

/** Gives the rest of the screen a handle on the text, and says whether it may be edited. */
export function useRichTextHandle(editor: Editor, { html, onChange, onReady }: Options) {
  const [text] = useState(() => protectText(editor, html));
  const kept = useStore(text.$kept);
  const changed = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const tell = () => {
      text.documentChanged();
      changed();
    };
    editor.on('update', tell);
    ready(text.handle);
    return () => {
      editor.off('update', tell);
      ready(null);
    };
  }, [editor, text]);

  return {
    handle: text.handle,
    kept,
    convert() {
      text.convert();
      onChange();
      editor.commands.focus();
    },
  };
}
