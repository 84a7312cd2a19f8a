import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import type { SecondFactor } from '../../core/team/team.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ACCOUNT_COPY, ACCOUNT_REFUSALS, SECOND_FACTOR_COPY as COPY } from './copy.ts';
import { FactorSetUp } from './FactorSetUp.tsx';
import { SESSIONS } from './OwnSessions.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const STANDING = ['second-factor'];
const PASSWORD = object({ current: pipe(string(), nonEmpty(ACCOUNT_COPY.noCurrent)) });

export function OwnSecondFactor() {
  const { team } = useServices();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: STANDING,
    queryFn: async () => (await team()).readSecondFactor(),
  });
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const reload = () => {
    void queries.invalidateQueries({ queryKey: STANDING });
    void queries.invalidateQueries({ queryKey: SESSIONS });
  };
  const show = (made: string[]) => {
    if (made.length > 0) setCodes(made);
    reload();
  };
  const hideCodes = () => {
    setCodes(null);
    title.current?.focus();
  };
  const turnedOff = () => {
    reload();
    title.current?.focus();
  };
  return (
    <section>
      <h2 ref={title} tabIndex={-1} className="text-xl">
        {COPY.title}
      </h2>
      {!data && isError && (
        <LoadFailureLine text={COPY.notShown} button={ACCOUNT_COPY.retry} retry={() => void refetch()} />
      )}
      {codes && <RecoveryCodes Title="h3" codes={codes} done={hideCodes} />}
      {!codes && data && !data.isOn && (
        <>
          <p>{COPY.text}</p>
          <FactorSetUp onCodes={show} />
        </>
      )}
      {!codes && data?.isOn && <FactorOn standing={data} onCodes={show} onOff={turnedOff} />}
    </section>
  );
}

interface FactorOnProps {
  standing: SecondFactor;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

function FactorOn({ standing, onCodes, onOff }: FactorOnProps) {
  const { team, toasts } = useServices();
  const [error, setError] = useState('');
  const [isMaking, setMaking] = useState(false);
  const makeCodes = async () => {
    // Each set replaces the one before: a second request would invalidate the codes on the screen.
    if (isMaking) return;
    setMaking(true);
    setError('');
    try {
      onCodes(await (await team()).createRecoveryCodes());
    } catch (reason) {
      console.error('Making recovery codes failed, or its answer was lost', reason);
      setError(COPY.failed);
    }
    setMaking(false);
  };
  const send = async ({ current }: { current: string }): Promise<SubmitOutcome<'current'>> => {
    const outcome = await (await team()).turnSecondFactorOff(current);
    if (outcome.kind === 'done') {
      toasts.tell(COPY.off);
      onOff();
      return { kind: 'sent' };
    }
    const message = ACCOUNT_REFUSALS[outcome.kind];
    return { kind: 'refused', message, ...(outcome.kind === 'wrong-password' && { fields: { current: message } }) };
  };
  const { formProps, field, state } = useForm(PASSWORD, { send });
  return (
    <>
      <p>{`${COPY.isOn} ${COPY.codesLeft(standing.codesLeft)}`}</p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isMaking} onClick={() => void makeCodes()}>
          {isMaking ? COPY.submitting : COPY.newCodes}
        </button>
      </p>
      <p role="alert" className="field-error">
        {error}
      </p>
      {standing.isRequired && <p>{COPY.required}</p>}
      <form {...formProps} className="form">
        <TextField label={COPY.password} {...field('current')} type="password" autoComplete="current-password" />
        <SubmitButton label={COPY.turnOff} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.off} submitting={COPY.submitting} />
      </form>
    </>
  );
}
