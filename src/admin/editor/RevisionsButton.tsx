import { useCallback, useState } from 'react';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { LoadedDialog } from './comparison/LoadedDialog.tsx';
import { EDITOR_COPY } from './copy.ts';
import type { EditingSession } from './editing-session.ts';
import { useEditorServices } from './editor-services.ts';
import { offerTextUndo } from './recovery/offer-text-undo.ts';

const loadPanel = async () => ({ default: (await import('./revisions/RevisionsPanel.tsx')).RevisionsPanel });

/** Opens the article's revisions. A restored revision replaces the text in the editor, as a change that can be undone. */
export function RevisionsButton({ session }: { session: EditingSession }) {
  const { listRevisions, readRevision, toasts } = useEditorServices();
  const [present, setPresent] = useState<ArticleForm | null>(null);
  const close = () => setPresent(null);
  const { articleId } = session;
  const list = useCallback(() => listRevisions(articleId), [listRevisions, articleId]);
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-haspopup="dialog"
        onClick={() => setPresent(session.form())}
      >
        {EDITOR_COPY.revisions}
      </button>
      {present && (
        <LoadedDialog
          load={loadPanel}
          failure={EDITOR_COPY.revisionsNotLoaded}
          onClose={close}
          given={{
            list,
            read: readRevision,
            present,
            onRestore(form: ArticleForm) {
              void offerTextUndo(toasts, session.replaceForm(form), present, 'restored');
              close();
            },
            onClose: close,
          }}
        />
      )}
    </>
  );
}
