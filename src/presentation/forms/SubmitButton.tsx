import type { ComponentProps } from 'react';
import { FORM_COPY } from './copy.ts';
import type { FormState } from './form-state.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  label: string;
  /** What it says while the form is sent. */
  submitting?: string;
  state: FormState;
}

/** Sends the form. While it does, it says so and keeps the focus, which a disabled button would lose. */
export function SubmitButton({ label, submitting = FORM_COPY.submitting, state, ...button }: Props) {
  const isSubmitting = state.kind === 'submitting';
  return (
    <button {...button} type="submit" className="button" aria-disabled={isSubmitting || undefined}>
      {isSubmitting ? submitting : label}
    </button>
  );
}
