import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useEditorTools } from './editor-tools.ts';

/** Message about the last action, until the text changes again. */
export function Notice() {
  const { editor, $notice } = useEditorTools();
  const notice = useStore($notice);
  useEffect(() => {
    const clear = () => $notice.set('');
    editor.on('update', clear);
    return () => void editor.off('update', clear);
  }, [editor, $notice]);
  return (
    <p role="status" className="rich-text-notice">
      {notice}
    </p>
  );
}
