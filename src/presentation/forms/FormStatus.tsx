import { FORM_COPY } from './copy.ts';
import { isShownAtField, statusMessage, type FormState } from './form-state.ts';

interface Props {
  state: FormState;
  sent: string;
  submitting?: string;
}

/**
 * Status of the submission. It is in the page from the start, so that screen readers announce its changes. A message
 * shown at a field is announced only: the focus may have been in that field already.
 */
export function FormStatus({ state, sent, submitting = FORM_COPY.submitting }: Props) {
  const className = isShownAtField(state) ? 'form-status field-spoken' : 'form-status';
  return (
    <p role="status" className={className} data-state={state.kind}>
      {state.kind === 'submitting' ? submitting : statusMessage(state, sent)}
    </p>
  );
}
