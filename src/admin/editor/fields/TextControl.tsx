import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { frenchValue } from './french-input.ts';
import type { FieldBinding } from './use-article-form.ts';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> {
  /** Replaces the field's own label. */
  label?: string;
  hint?: string;
  binding: FieldBinding<string>;
  aside?: ReactNode;
  /** Whether visitors read the text, so that French typography is applied while typing. */
  isFrench?: boolean;
}

export function TextControl({ binding, label = binding.label, hint, aside, isFrench = false, ...input }: Props) {
  const { id, value, error, change } = binding;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...attributes}
          value={value}
          onChange={(event) => change(isFrench ? frenchValue(event) : event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

export function TextAreaControl({ binding, label = binding.label, hint, aside, isFrench = false }: Props) {
  const { id, value, error, change } = binding;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={3}
          value={value}
          onChange={(event) => change(isFrench ? frenchValue(event) : event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
