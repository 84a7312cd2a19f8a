import { type ReactNode, useId } from 'react';

/** Error message below its control: the problem, and what to do. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      <p id={id} className="field-error">
        {message}
      </p>
    )
  );
}

export function Hint({ id, text }: { id: string; text: ReactNode }) {
  return (
    text && (
      <p id={id} className="field-hint">
        {text}
      </p>
    )
  );
}

interface FieldIds {
  control: string;
  hint: string;
  count: string;
  error: string;
}

/** @param id of the control; generated when missing */
export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, hint: `${control}-hint`, count: `${control}-count`, error: `${control}-error` };
}

/** Returns the ARIA attributes that link a control to its descriptions and mark it as invalid. */
export function describedBy(error: string | undefined, ...ids: (string | false | undefined)[]) {
  return { 'aria-describedby': ids.filter(Boolean).join(' ') || undefined, 'aria-invalid': error ? true : undefined };
}
