import { useEffect, useState } from 'react';
import { publicationMoment } from '../../../core/editing/article-state.ts';
import { longDateTime } from '../../../core/time/paris-time.ts';
import { FieldError } from '../../../presentation/forms/field-parts.tsx';
import { DATE_COPY } from './copy.ts';
import { DateDialog } from './DateDialog.tsx';
import type { FieldBinding } from './use-article-form.ts';

interface Props {
  binding: FieldBinding<string | null>;
  isPublished: boolean;
}

/** Milliseconds between checks whether a future date has passed. */
const REFRESH_INTERVAL = 30_000;

/** Control for the date of the article: the time of its publication, or a chosen minute in Paris time. */
export function DateControl({ binding, isPublished }: Props) {
  const { id, label, value, error, change } = binding;
  const [isOpen, setOpen] = useState(false);
  const now = useNow(REFRESH_INTERVAL);
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <button
        type="button"
        id={id}
        className="button button-quiet button-small date-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-hint`}
        onClick={() => setOpen(true)}
      >
        {value === null ? DATE_COPY.now : longDateTime(value)}
      </button>
      <p id={`${id}-hint`} className="field-hint" role="status">
        {explain(value, now, isPublished)}
      </p>
      <FieldError id={`${id}-error`} message={error} />
      {isOpen && (
        <DateDialog
          value={value}
          now={now}
          close={() => setOpen(false)}
          choose={(instant) => {
            change(instant);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

function explain(value: string | null, now: Date, isPublished: boolean): string {
  switch (publicationMoment(value, now)) {
    case 'at-once':
      return '';
    case 'future':
      return DATE_COPY.future(longDateTime(value ?? ''));
    case 'past':
      return isPublished ? DATE_COPY.wasPublished(longDateTime(value ?? '')) : DATE_COPY.past;
  }
}

function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
