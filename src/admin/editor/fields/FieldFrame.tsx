import type { ReactNode } from 'react';
import { FieldError, Hint, describedBy } from '../../../presentation/forms/field-parts.tsx';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Content between the control and its hint: a count, a verdict. */
  aside?: ReactNode;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

type FieldAttributes = { id: string } & ReturnType<typeof describedBy>;

/** A control with its label, hint and error, which screen readers announce with it. */
export function FieldFrame({ id, label, hint, error, aside, children }: Props) {
  const ids = { hint: `${id}-hint`, error: `${id}-error`, aside: `${id}-aside` };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...describedBy(error, hint && ids.hint, aside !== undefined && ids.aside, error && ids.error) })}
      {aside !== undefined && (
        <div id={ids.aside} className="field-aside">
          {aside}
        </div>
      )}
      <Hint id={ids.hint} text={hint} />
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
