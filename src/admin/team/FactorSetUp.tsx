import { useEffect, useRef, useState } from 'react';
import type { NewFactor } from '../../gateway/browser/second-factor.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { useServices } from '../services.ts';
import { CODE } from '../sign-in/SecondStepForm.tsx';
import { SECOND_FACTOR_COPY as COPY } from './copy.ts';

/**
 * Turns a second factor on by a secret and its first code.
 *
 * @param onCodes receives the recovery codes; none when they could not be made
 */
export function FactorSetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { team } = useServices();
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      setFactor(await (await team()).startSecondFactor());
    } catch (reason) {
      console.error('The set-up of the second factor could not begin', reason);
      setError(COPY.failed);
    }
    setBusy(false);
  };
  if (factor) return <FirstCodeForm factor={factor} onCodes={onCodes} />;
  return (
    <>
      <p role="alert" className="field-error">
        {error}
      </p>
      <p>
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void start()}>
          {isBusy ? COPY.submitting : COPY.turnOn}
        </button>
      </p>
    </>
  );
}

function FirstCodeForm({ factor, onCodes }: { factor: NewFactor; onCodes: (codes: string[]) => void }) {
  const { team } = useServices();
  const send = async ({ code }: { code: string }): Promise<SubmitOutcome<'code'>> => {
    const services = await team();
    const outcome = await services.confirmSecondFactor(factor.id, code);
    if (outcome === 'wrong') return { kind: 'refused', message: COPY.wrongCode, fields: { code: COPY.wrongCode } };
    if (outcome === 'too-many') return { kind: 'refused', message: COPY.tooMany };
    // The second factor is on even if this fails: the account then says that no codes are left.
    onCodes(await services.createRecoveryCodes().catch(() => []));
    return { kind: 'sent' };
  };
  const { formProps, field, state } = useForm(CODE, { send });
  const instruction = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => instruction.current?.focus(), []);
  return (
    <>
      <p ref={instruction} tabIndex={-1}>
        {COPY.scan}
      </p>
      <img className="factor-picture" src={factor.picture} alt={COPY.picture} width="220" height="220" />
      <p>
        {COPY.orType} <code>{factor.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <form {...formProps} className="form">
        <TextField
          label={COPY.code}
          hint={COPY.codeHint}
          {...field('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <SubmitButton label={COPY.confirm} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.on} submitting={COPY.submitting} />
      </form>
    </>
  );
}
