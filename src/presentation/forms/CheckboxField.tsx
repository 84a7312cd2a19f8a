import type { ComponentProps, ReactNode } from 'react';
import { FieldError, Hint, describedBy, useFieldIds } from './field-parts.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** Checkbox with its label, hint and error. Accepts every attribute of an input. */
export function CheckboxField({ label, hint, error, id, readOnly, ...input }: Props) {
  const ids = useFieldIds(id);
  return (
    <div className="choice">
      <input
        {...input}
        aria-disabled={readOnly || undefined}
        type="checkbox"
        id={ids.control}
        {...describedBy(error, hint ? ids.hint : undefined, error && ids.error)}
      />
      <label htmlFor={ids.control}>{label}</label>
      <Hint id={ids.hint} text={hint} />
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
