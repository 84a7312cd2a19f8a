import { useEffect, useRef, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { Revision } from '../../../gateway/browser/revisions.ts';
import { LargeDialog } from '../comparison/LargeDialog.tsx';
import { REVISIONS_COPY } from './copy.ts';
import { LoadingFailure } from './LoadingFailure.tsx';
import { RevisionComparison } from './RevisionComparison.tsx';
import { RevisionList } from './RevisionList.tsx';
import { useLoaded } from '../comparison/use-loaded.ts';

export interface RevisionsPanelProps {
  /** Lists the revisions, newest first. `list` and `read` must stay the same functions while the panel is open. */
  list(): Promise<Revision[]>;
  read(id: number): Promise<ArticleForm>;
  present: ArticleForm;
  /** Replaces the present text by a revision's, as a change that can be undone. */
  onRestore(form: ArticleForm): void;
  onClose(): void;
}

/** Dialog to choose a revision, see its differences word by word, and restore it. */
export function RevisionsPanel({ list, read, present, onRestore, onClose }: RevisionsPanelProps) {
  const [chosenId, choose] = useState<number | null>(null);
  const revisions = useLoaded(list);
  return (
    <LargeDialog title={REVISIONS_COPY.title} close={REVISIONS_COPY.close} onClose={onClose}>
      {revisions.state === 'loading' && <p role="status">{REVISIONS_COPY.loading}</p>}
      {revisions.state === 'failed' && <LoadingFailure title={REVISIONS_COPY.failed} retry={revisions.retry} />}
      {revisions.state === 'loaded' && revisions.value.length === 0 && (
        <div>
          <p>
            <strong>{REVISIONS_COPY.empty}</strong>
          </p>
          <p>{REVISIONS_COPY.emptyAdvice}</p>
        </div>
      )}
      {revisions.state === 'loaded' && revisions.value.length > 0 && (
        <Revisions
          revisions={revisions.value}
          chosenId={chosenId}
          choose={choose}
          read={read}
          present={present}
          onRestore={onRestore}
        />
      )}
    </LargeDialog>
  );
}

interface RevisionsProps extends Pick<RevisionsPanelProps, 'read' | 'present' | 'onRestore'> {
  revisions: Revision[];
  chosenId: number | null;
  choose(id: number | null): void;
}

function Revisions({ revisions, chosenId, choose, ...comparison }: RevisionsProps) {
  const place = revisions.findIndex(({ id }) => id === chosenId);
  const chosen = revisions[place];
  const list = useRef<HTMLOListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const lastPlace = useRef(-1);
  // A phone shows the list or a comparison, and so hides the button that had the focus.
  useEffect(() => {
    if (place >= 0) back.current?.focus();
    else list.current?.querySelectorAll('button')[lastPlace.current]?.focus();
    lastPlace.current = place;
  }, [place]);
  return (
    <div className="revisions" data-is-chosen={chosen !== undefined || undefined}>
      <RevisionList ref={list} revisions={revisions} chosenId={chosenId} choose={choose} />
      {chosen ? (
        <section aria-label={REVISIONS_COPY.versionTitle(chosen.createdAt)}>
          <button
            ref={back}
            type="button"
            className="button button-quiet button-small revisions-back"
            onClick={() => choose(null)}
          >
            {REVISIONS_COPY.backToList}
          </button>
          <RevisionComparison
            key={chosen.id}
            revision={chosen}
            previous={revisions[place + 1] ?? null}
            {...comparison}
          />
        </section>
      ) : (
        <p className="revisions-choose">{REVISIONS_COPY.choose}</p>
      )}
    </div>
  );
}
