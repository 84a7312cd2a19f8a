import { useState } from 'react';
import { editorAddress } from '../../core/site/addresses.ts';
import { EDITOR_COPY } from './copy.ts';
import { useEditorServices } from './editor-services.ts';

/** Copies the article as the server has it, and opens the copy. */
export function DuplicateButton({ articleId }: { articleId: string }) {
  const { duplicateArticle, navigate, toasts } = useEditorServices();
  const [isRunning, setRunning] = useState(false);
  const duplicate = async () => {
    setRunning(true);
    try {
      const copyId = await duplicateArticle(articleId);
      toasts.tell(EDITOR_COPY.duplicated);
      navigate(editorAddress(copyId));
    } catch {
      toasts.tell(EDITOR_COPY.duplicationFailed);
    } finally {
      setRunning(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-disabled={isRunning}
      onClick={() => !isRunning && void duplicate()}
    >
      {EDITOR_COPY.duplicate}
    </button>
  );
}
