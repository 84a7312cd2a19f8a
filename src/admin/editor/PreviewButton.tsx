import { useEffect, useState } from 'react';
import type { ArticleForm } from '../../core/editing/article-form.ts';
import { LoadedDialog } from './comparison/LoadedDialog.tsx';
import { EDITOR_COPY } from './copy.ts';

const loadDialog = async () => ({ default: (await import('./preview/PreviewDialog.tsx')).PreviewDialog });

/** Milliseconds after a click during which the button ignores other clicks (document 1, section 9). */
const REST = 3000;

/** Opens a preview dialog. @param form returns the present form */
export function PreviewButton({ form }: { form: () => ArticleForm }) {
  const [shown, setShown] = useState<ArticleForm | null>(null);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), REST);
    return () => clearTimeout(timer);
  }, [isResting]);
  const close = () => setShown(null);
  const open = () => {
    if (isResting) return;
    setResting(true);
    setShown(form());
  };
  return (
    <>
      {/* The button is not disabled while it ignores clicks, because a disabled button would lose the keyboard focus. */}
      <button
        type="button"
        className="button button-quiet button-small"
        aria-disabled={isResting}
        aria-haspopup="dialog"
        onClick={open}
      >
        {isResting ? EDITOR_COPY.previewLoading : EDITOR_COPY.preview}
      </button>
      {shown && (
        <LoadedDialog
          load={loadDialog}
          failure={EDITOR_COPY.previewNotLoaded}
          given={{ form: shown, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
