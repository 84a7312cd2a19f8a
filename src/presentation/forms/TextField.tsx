import type { ComponentProps } from 'react';
import { FieldError, Hint, describedBy, useFieldIds } from './field-parts.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

/** Text field with its label, hint and error. Accepts every attribute of an input. */
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

export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}

export function FileField({ readOnly, ...props }: ComponentProps<typeof TextField>) {
  return <TextField {...props} aria-disabled={readOnly || undefined} type="file" />;
}
