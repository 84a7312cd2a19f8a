import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import type { InferOutput } from 'valibot';
import type { FormState, SubmitOutcome } from '../../../presentation/forms/form-state.ts';
import { FormStatus } from '../../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../../presentation/forms/SubmitButton.tsx';
import { emptyTrap, TrapField } from '../../../presentation/forms/TrapField.tsx';
import { TextField, EmailField, FileField } from '../../../presentation/forms/TextField.tsx';
import { useForm } from '../../../presentation/forms/use-form.ts';
import { MISSING, MISSING_FIELDS, PROOF_COPY } from './copy.ts';
import { PROOF_SCHEMA } from './proof-schema.ts';
import { useChosenProof } from './use-chosen-proof.ts';

export type ProofAnswers = InferOutput<typeof PROOF_SCHEMA>;
type FieldName = keyof ProofAnswers;

interface Props {
  /** @param trap content of the trap field */
  send(answers: ProofAnswers, trap: string): Promise<SubmitOutcome<FieldName>>;
  ref: RefObject<HTMLFormElement | null>;
  /** Whether this form replaces one that was sent and had the focus. */
  takesFocus: boolean;
  /** Whether the script runs. Until then the form must not submit: the browser would write its fields into the page's address. */
  isReady: boolean;
  /** Reason why this site cannot send anything, shown in place of the button. */
  unavailable: string | null;
}

/** Listed by type, so that an iPhone converts its HEIC photos to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const FIELDS: FieldName[] = ['name', 'email', 'proof'];

/** Form of one proof; a new form replaces it after sending. */
export function ProofForm({ send, ref: form, takesFocus, isReady, unavailable }: Props) {
  const trap = useRef<HTMLInputElement>(null);
  const { formProps, field, state } = useForm(PROOF_SCHEMA, {
    send: (answers) => send(answers, emptyTrap(trap)),
  });
  const { refusal, isTooLarge, whenChosen } = useChosenProof();
  const proof = useRef<HTMLDivElement>(null);
  // Registers the fields in page order, because the first wrong field gets the focus.
  const nameField = field('name');
  const emailField = field('email');
  const { onChange, error, ...proofField } = field('proof');
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [form, takesFocus]);
  const isMissing = FIELDS.some((name) => field(name).error === MISSING[name]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isTooLarge) return formProps.onSubmit(event);
    event.preventDefault();
    proof.current?.querySelector('input')?.focus();
    return undefined;
  };

  // Explicit ids: generated ones differ between the prerendered page and hydration.
  return (
    <form {...formProps} ref={form} onSubmit={onSubmit} className="form" aria-label={PROOF_COPY.title}>
      <TextField id="proof-name" label={PROOF_COPY.name} autoComplete="name" required {...nameField} />
      <EmailField id="proof-email" label={PROOF_COPY.email} required {...emailField} />
      <div ref={proof} className="proof-file">
        <FileField
          id="proof-image"
          label={PROOF_COPY.proof}
          hint={PROOF_COPY.proofHint}
          accept={ACCEPTED}
          required
          {...proofField}
          onChange={whenChosen(onChange)}
          error={refusal ?? error}
        />
        <p role="status" className="field-spoken">
          {refusal}
        </p>
      </div>
      <TrapField id="proof-trap" label={PROOF_COPY.trap} ref={trap} />
      {unavailable === null ? (
        <>
          <SubmitButton
            label={PROOF_COPY.submit}
            submitting={PROOF_COPY.submitting}
            state={state}
            isDisabled={isTooLarge}
            disabled={!isReady}
          />
          <FormStatus state={stateOf(state, isMissing)} sent="" submitting={PROOF_COPY.submitting} />
        </>
      ) : (
        <p className="proof-unavailable">{unavailable}</p>
      )}
    </form>
  );
}

/** Reports missing fields in the contest's own words. */
function stateOf(state: FormState<FieldName>, isMissing: boolean): FormState<FieldName> {
  return state.kind === 'invalid' && isMissing ? { kind: 'refused', message: MISSING_FIELDS } : state;
}
