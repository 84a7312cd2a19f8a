import { useCallback, useMemo, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { formDifference, isSameForm } from '../../../core/editing/form-difference.ts';
import type { Revision } from '../../../gateway/browser/revisions.ts';
import { EARLIER_AND_LATER } from '../comparison/copy.ts';
import { FormComparison } from '../comparison/FormComparison.tsx';
import { LoadingFailure } from './LoadingFailure.tsx';
import { REVISIONS_COPY } from './copy.ts';
import { useLoaded } from '../comparison/use-loaded.ts';

interface Props {
  revision: Revision;
  /** Null when the revision is the oldest. */
  previous: Revision | null;
  present: ArticleForm;
  read(id: number): Promise<ArticleForm>;
  onRestore(form: ArticleForm): void;
}

/** Differences between a revision and the present text, or the revision before it. A button restores the shown revision. */
export function RevisionComparison({ revision, previous, present, read, onRestore }: Props) {
  const [isAgainstPrevious, setAgainstPrevious] = useState(false);
  const other = isAgainstPrevious ? previous : null;
  const load = useCallback(async () => {
    const [form, otherForm] = await Promise.all([read(revision.id), other && read(other.id)]);
    return { form, otherForm };
  }, [read, revision.id, other]);
  const loaded = useLoaded(load);
  const forms = loaded.state === 'loaded' ? loaded.value : null;
  const difference = useMemo(() => {
    if (!forms) return null;
    return forms.otherForm ? formDifference(forms.otherForm, forms.form) : formDifference(forms.form, present);
  }, [forms, present]);

  const own = { title: REVISIONS_COPY.versionTitle(revision.createdAt) };
  const against = { title: other ? REVISIONS_COPY.versionTitle(other.createdAt) : REVISIONS_COPY.presentTitle };
  const [before, after] = other ? [against, own] : [own, against];
  return (
    <div className="revision">
      <div className="revision-actions">
        <fieldset>
          <legend>{REVISIONS_COPY.against}</legend>
          {[false, true].map((isPrevious) => (
            <label key={String(isPrevious)}>
              <input
                type="radio"
                name="revision-against"
                checked={isPrevious === isAgainstPrevious}
                disabled={isPrevious && !previous}
                onChange={() => setAgainstPrevious(isPrevious)}
              />
              {isPrevious ? REVISIONS_COPY.previous : REVISIONS_COPY.present}
            </label>
          ))}
        </fieldset>
        {forms && isSameForm(forms.form, present) ? (
          <p>{REVISIONS_COPY.isPresent}</p>
        ) : (
          forms && (
            <p>
              <button type="button" className="button button-small" onClick={() => onRestore(forms.form)}>
                {REVISIONS_COPY.restore}
              </button>
              <span>{REVISIONS_COPY.restoreHint}</span>
            </p>
          )
        )}
      </div>
      {loaded.state === 'loading' && <p role="status">{REVISIONS_COPY.reading}</p>}
      {loaded.state === 'failed' && <LoadingFailure title={REVISIONS_COPY.readingFailed} retry={loaded.retry} />}
      {difference && (
        <FormComparison
          difference={difference}
          sides={{
            before: { ...EARLIER_AND_LATER.before, ...before },
            after: { ...EARLIER_AND_LATER.after, ...after },
          }}
        />
      )}
    </div>
  );
}
