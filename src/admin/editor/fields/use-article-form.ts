import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { ARTICLE_FIELDS, type ArticleField } from '../../../core/article/article-fields.ts';
import type { ArticleFields, ArticleForm } from '../../../core/editing/article-form.ts';
import { formProblems } from '../../../core/editing/form-problems.ts';
import type { EditingSession } from '../editing-session.ts';
import { problemMessage } from './copy.ts';
import { controlId, focusField } from './field-control.ts';

export interface FieldBinding<Value> {
  id: string;
  label: string;
  value: Value;
  /** Returns the present value. A change that has waited for an answer needs it, because `value` is that of the last rendering. */
  present(): Value;
  error: string | undefined;
  change(value: Value): void;
  /** Reports whether the control holds text that is not in the article yet. */
  setUnadded(isUnadded: boolean): void;
}

/** Refusal by the server, valid while the field holds the refused value. */
interface Refusal {
  field: keyof ArticleForm;
  message: string;
  value: unknown;
}

export interface ArticleFormBinding {
  fields: ArticleFields;
  field<Name extends ArticleField>(name: Name): FieldBinding<ArticleFields[Name]>;
  /**
   * Shows the problem at each field, and focuses the first.
   *
   * @param isLeaving whether typed text that is not added yet would be lost
   * @returns the number of fields to correct; 0 when the form may be sent
   */
  check(isLeaving: boolean): number;
  /** Shows the server's refusal at a field, and focuses it. */
  refuse(field: keyof ArticleForm, message: string): void;
}

export function useArticleForm(session: EditingSession): ArticleFormBinding {
  const fields = useStore(session.$fields);
  const [wasChecked, setChecked] = useState(false);
  const [wasTitleTyped, setTitleTyped] = useState(false);
  if (fields.title !== '' && !wasTitleTyped) setTitleTyped(true);
  const unadded = useRef(new Set<keyof ArticleFields>());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const problems = formProblems(fields);

  const errorAt = (name: keyof ArticleFields): string | undefined => {
    // Reports a missing title only once a title was typed, or the form was checked.
    const problem = problems.find(
      ({ field, kind }) => field === name && (wasChecked || wasTitleTyped || kind !== 'empty'),
    );
    if (problem) return problemMessage(problem);
    return refusal?.field === name && refusal.value === fields[name] ? refusal.message : undefined;
  };

  return {
    fields,
    field: (name) => ({
      id: controlId(name),
      label: ARTICLE_FIELDS[name].label,
      value: fields[name],
      present: () => session.$fields.get()[name],
      error: errorAt(name),
      change: (value) => session.setField(name, value),
      setUnadded: (isUnadded) => void unadded.current[isUnadded ? 'add' : 'delete'](name),
    }),
    check(isLeaving) {
      setChecked(true);
      const wrong = formProblems(session.$fields.get()).map(({ field }) => field);
      const toCorrect = [...wrong, ...(isLeaving ? unadded.current : [])];
      if (toCorrect[0]) focusField(toCorrect[0]);
      return toCorrect.length;
    },
    refuse(field, message) {
      setRefusal({ field, message, value: field === 'content' ? undefined : session.$fields.get()[field] });
      focusField(field);
    },
  };
}
