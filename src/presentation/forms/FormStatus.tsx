import { FORM_COPY } from './copy.ts';
import { statusMessage, type FormState } from './form-state.ts';

interface Props {
  state: FormState;
  sent: string;
  submitting?: string;
}

/** Status of the submission. It is in the page from the start, so that screen readers announce its changes. */
export function FormStatus({ state, sent, submitting = FORM_COPY.submitting }: Props) {
  return (
    <p role="status" className="form-status" data-state={state.kind}>
      {state.kind === 'submitting' ? submitting : statusMessage(state, sent)}
    </p>
  );
}
