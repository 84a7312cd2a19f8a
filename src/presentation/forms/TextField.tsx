import type { ComponentProps } from 'react';
import { FieldError } from './FieldError.tsx';
import { describedBy, useFieldIds } from './field-ids.ts';
import { Hint } from './Hint.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

/** Accepts every attribute of an input. */
export function TextField({ label, hint, error, id, ...input }: Props) {
  const ids = useFieldIds(id);
  return (
    <div className="field">
      <label htmlFor={ids.control}>{label}</label>
      <input type="text" {...input} id={ids.control} {...describedBy(error, hint && ids.hint, error && ids.error)} />
      <Hint id={ids.hint} text={hint} />
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
