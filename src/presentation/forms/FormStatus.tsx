import { FORM_COPY } from './copy.ts';
import { statusMessage, type FormState } from './form-state.ts';

interface Props {
  state: FormState;
  /** Message once the answers have arrived. */
  sent: string;
  /** Message while they are on their way. */
  submitting?: string;
}

/** Where a form says how its submission went. It is in the page from the start, so that screen readers tell of a change. */
export function FormStatus({ state, sent, submitting = FORM_COPY.submitting }: Props) {
  return (
    <p role="status" className="form-status" data-state={state.kind}>
      {state.kind === 'submitting' ? submitting : statusMessage(state, sent)}
    </p>
  );
}
