import { useId, useState } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import { copiedArticle, copyArticle } from './copy-article.ts';
import { CONFLICT_COPY } from './copy.ts';

/** Copies a whole text; where the browser refuses, shows the text selected in a field. */
export function CopyMine({ form }: { form: ArticleForm }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const id = useId();
  const copy = async () => {
    setOutcome(null);
    setOutcome((await copyArticle(copiedArticle(form), navigator.clipboard)) ? 'copied' : 'refused');
  };
  return (
    <div className="copy-mine">
      <button type="button" className="button button-quiet button-small" onClick={() => void copy()}>
        {CONFLICT_COPY.copy}
      </button>
      <p role="status">{outcome && CONFLICT_COPY[outcome]}</p>
      {outcome === 'refused' && (
        <>
          <label htmlFor={id} className="spoken">
            {CONFLICT_COPY.copyField}
          </label>
          <textarea id={id} ref={selectAll} readOnly rows={6} value={copiedArticle(form).plain} />
        </>
      )}
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
