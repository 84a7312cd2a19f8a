import type { ComponentProps } from 'react';
import { FORM_COPY } from './copy.ts';
import type { FormState } from './form-state.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  label: string;
  /** Label while the form is being sent. */
  submitting?: string;
  /** Label once the answers have arrived, for forms that can then not be sent again. */
  sent?: string;
  state: FormState;
  /** Whether it does nothing for now, for a reason that the form says elsewhere. */
  isDisabled?: boolean;
}

/** Sends the form. While it does, it says so and keeps the focus, which a disabled button would lose. */
export function SubmitButton(props: Props) {
  const { label, submitting = FORM_COPY.submitting, sent, state, isDisabled = false, ...button } = props;
  const isSubmitting = state.kind === 'submitting';
  const isSent = sent !== undefined && state.kind === 'sent';
  return (
    <button
      {...button}
      type="submit"
      className="button"
      aria-disabled={(!button.disabled && (isSubmitting || isSent || isDisabled)) || undefined}
      data-sent={isSent || undefined}
    >
      {isSubmitting ? submitting : isSent ? sent : label}
    </button>
  );
}
