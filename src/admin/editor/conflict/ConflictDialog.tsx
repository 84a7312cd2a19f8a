import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { timeAgo } from '../../../core/time/paris-time.ts';
import { LoadedDialog } from '../comparison/LoadedDialog.tsx';
import type { Conflict } from '../editing-session.ts';
import type { ConflictAnswers } from './ConflictComparison.tsx';
import { CONFLICT_COPY } from './copy.ts';

const loadComparison = () => import('./ConflictComparison.tsx');

export interface ConflictOpener {
  open(): void;
}

interface Props extends ConflictAnswers {
  conflict: Conflict;
  /** Returns the present text, which may change while the conflict waits; by default the text whose save was refused. */
  present?(): ArticleForm;
  ref?: Ref<ConflictOpener>;
}

/** Says who saved the article meanwhile, and shows both texts. A closed dialog leaves a banner: only a choice ends a conflict. */
export function ConflictDialog({ conflict, present = () => conflict.mine, ref, ...answers }: Props) {
  const [mine, setMine] = useState<ArticleForm | null>(present);
  const [openings, setOpenings] = useState(0);
  const { theirs, savedBy } = conflict;
  const explanation = CONFLICT_COPY.saved(savedBy ?? CONFLICT_COPY.somebody, timeAgo(theirs.savedAt, new Date()));
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setMine(null);
  const isClosed = mine === null;
  const returnTo = useRef<HTMLElement | null>(null);
  const open = (closesTo: Element | null) => {
    returnTo.current = closesTo instanceof HTMLElement ? closesTo : null;
    setMine(present());
    setOpenings((count) => count + 1);
  };
  useImperativeHandle(ref, () => ({ open: () => open(document.activeElement) }));
  // Gives the focus back to the element that opened the dialog, or else to the banner's button, which scrolls into view.
  useEffect(() => {
    if (isClosed) (returnTo.current ?? opener.current)?.focus();
  }, [isClosed]);
  return (
    <section className="notice" aria-label={CONFLICT_COPY.title}>
      <p role="alert">
        <strong>{explanation}</strong> {CONFLICT_COPY.safe}
      </p>
      <div className="notice-actions">
        <button ref={opener} type="button" className="button button-small" onClick={() => open(null)}>
          {CONFLICT_COPY.open}
        </button>
      </div>
      {mine && (
        // The key makes another conflict start without choices, and makes another opening load a dialog that failed to load.
        <LoadedDialog
          key={`${theirs.version} ${openings}`}
          load={loadComparison}
          given={{ ...answers, conflict: { ...conflict, mine }, explanation, onClose: close }}
          onClose={close}
        />
      )}
    </section>
  );
}
