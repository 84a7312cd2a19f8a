import { useEffect, useState } from 'react';
import { useEditorTools } from '../editor-tools.ts';
import { writtenLength } from './copy.ts';
import { countText } from './count-text.ts';

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
