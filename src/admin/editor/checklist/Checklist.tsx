import { useId } from 'react';
import type { ArticleForm } from '../../../core/editing/article-form.ts';
import type { ChecklistPlace } from '../../../core/editing/checklist.ts';
import type { ChecklistSources } from './checklist-sources.ts';
import { CHECKLIST_COPY as COPY, sentenceOf } from './copy.ts';
import { useChecklist } from './use-checklist.ts';

interface Props {
  form: () => ArticleForm;
  /** A new value after each change of the form. */
  changes: unknown;
  /** Must stay the same object, as from `checklistSources(database)` called once. */
  sources: ChecklistSources;
  /** Leads to the field, or to the place in the text. */
  onReveal: (place: ChecklistPlace) => void;
}

/** Suggestions for an article before it is published, each with a link to its place. */
export function Checklist({ form, changes, sources, onReveal }: Props) {
  const titleId = useId();
  const items = useChecklist(form, changes, sources);
  return (
    <section className="checklist" aria-labelledby={titleId}>
      <h3 id={titleId}>{COPY.title}</h3>
      <p role="status">
        {items === null ? COPY.checking : items.length === 0 ? COPY.nothing : COPY.count(items.length)}
      </p>
      {items !== null && items.length > 0 && (
        <>
          <ul>
            {items.map((item, index) => (
              <li key={`${item.kind} ${index}`}>
                <button type="button" onClick={() => onReveal(item.place)}>
                  {sentenceOf(item)}
                </button>
              </li>
            ))}
          </ul>
          <p className="checklist-intro">{COPY.intro}</p>
        </>
      )}
    </section>
  );
}
