import { useState } from 'react';
import { nonEmpty, object, pipe, regex, string, transform, trim } from 'valibot';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { SECOND_STEP_COPY as COPY } from './copy.ts';

/** Six digits, with or without blanks between them. */
export const CODE = object({
  code: pipe(
    string(),
    transform((text) => text.replace(/\s/g, '')),
    regex(/^\d{6}$/, COPY.badCode),
  ),
});
const RECOVERY_CODE = object({ code: pipe(string(), trim(), nonEmpty(COPY.noRecoveryCode)) });

type Send = (code: string) => Promise<SubmitOutcome<'code'>>;

interface Props {
  giveCode: Send;
  giveRecoveryCode: Send;
}

/** Second step of a sign-in: a code of the authenticator application, or a recovery code. */
export function SecondStepForm({ giveCode, giveRecoveryCode }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? COPY.recoveryIntro : COPY.intro}</p>
      {isRecovery ? <RecoveryForm send={giveRecoveryCode} /> : <CodeForm send={giveCode} />}
      <p>
        <button type="button" className="chip" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? COPY.toCode : COPY.toRecovery}
        </button>
      </p>
    </>
  );
}

function CodeForm({ send }: { send: Send }) {
  const { formProps, field, state } = useForm(CODE, { send: ({ code }) => send(code) });
  return (
    <form {...formProps} className="form">
      <TextField label={COPY.code} {...field('code')} autoComplete="one-time-code" inputMode="numeric" />
      <SubmitButton label={COPY.button} submitting={COPY.submitting} state={state} />
      <FormStatus state={state} sent={COPY.done} submitting={COPY.submitting} />
    </form>
  );
}

function RecoveryForm({ send }: { send: Send }) {
  const { formProps, field, state } = useForm(RECOVERY_CODE, { send: ({ code }) => send(code) });
  return (
    <form {...formProps} className="form">
      <TextField label={COPY.recoveryCode} {...field('code')} autoComplete="off" autoCapitalize="characters" />
      <SubmitButton label={COPY.button} submitting={COPY.submitting} state={state} />
      <FormStatus state={state} sent={COPY.done} submitting={COPY.submitting} />
    </form>
  );
}
