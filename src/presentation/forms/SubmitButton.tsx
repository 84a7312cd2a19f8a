import type { ComponentProps } from 'react';
import { FORM_COPY } from './copy.ts';
import type { FormState } from './form-state.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  label: string;
  submitting?: string;
  /** Label once the answers have arrived, for forms that are sent only once. */
  sent?: string;
  state: FormState;
  /** True when it does nothing, for a reason shown elsewhere in the form. */
  isDisabled?: boolean;
}

/** Button that keeps the focus while sending, which a disabled button would lose. */
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
