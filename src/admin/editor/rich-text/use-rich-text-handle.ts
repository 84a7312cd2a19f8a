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
  const [hold] = useState(() => protectText(editor, html));
  const kept = useStore(hold.$kept);
  const changed = useEffectEvent(onChange);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const tell = () => {
      hold.documentChanged();
      changed();
    };
    editor.on('update', tell);
    ready(hold.handle);
    return () => {
      editor.off('update', tell);
      ready(null);
    };
  }, [editor, hold]);

  return {
    handle: hold.handle,
    kept,
    convert() {
      hold.convert();
      onChange();
      editor.commands.focus();
    },
  };
}
