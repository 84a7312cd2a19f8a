import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { editorAddress } from '../../core/site/addresses.ts';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { $pendingPictures } from './pictures/uploads-under-way.ts';
import type { ArticleActions } from './use-article-actions.ts';

interface Props {
  session: EditingSession;
  actions: ArticleActions;
  /** Whether this tab may not write, and so cannot save the article first. */
  isBlocked: boolean;
}

/** Saves the article as shown, copies it, and opens the copy. */
export function DuplicateButton({ session, actions, isBlocked }: Props) {
  const { duplicateArticle, navigate, toasts } = useEditorServices();
  const [isRunning, setRunning] = useState(false);
  const isUploading = useStore($pendingPictures) > 0;
  const isDisabled = isRunning || isBlocked || isUploading || actions.running !== null;
  const duplicate = async () => {
    setRunning(true);
    try {
      if (session.$saving.get().isUnsaved && !(await actions.run('save'))) return;
      const copyId = await duplicateArticle(session.articleId);
      toasts.tell(EDITOR_COPY.duplicated);
      navigate(editorAddress(copyId));
    } catch {
      toasts.tell(EDITOR_COPY.duplicationFailed, { detail: EDITOR_COPY.duplicationFailedHint });
    } finally {
      setRunning(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && void duplicate()}
    >
      {EDITOR_COPY.duplicate}
    </button>
  );
}
