import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react';
import type { AuthenticationFailure, RenewalOutcome, SecondStep } from '../../gateway/browser/authentication.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { failureMessage } from '../sign-in/failure-message.ts';
import { SIGN_IN_AGAIN_COPY as COPY } from './copy.ts';

const SecondStepForm = lazy(async () => ({
  default: (await import('../sign-in/SecondStepForm.tsx')).SecondStepForm,
}));

interface Props {
  email: string;
  signIn: (password: string) => Promise<RenewalOutcome>;
  onSignedIn: () => void;
}

/** Asks a member whose session is lost for the password, over the present screen. A dismissed dialog leaves a reminder. */
export function SignInAgain({ email, signIn, onSignedIn }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) {
    return (
      <p className="expired-reminder" role="alert">
        {COPY.reminder}
        <button type="button" className="chip" onClick={() => setOpen(true)}>
          {COPY.reopen}
        </button>
      </p>
    );
  }
  return (
    <Dialog title={COPY.title} onClose={() => setOpen(false)}>
      <p>{COPY.text}</p>
      <p>{COPY.account(email)}</p>
      <PasswordForm email={email} signIn={signIn} onSignedIn={onSignedIn} onLater={() => setOpen(false)} />
    </Dialog>
  );
}

function PasswordForm({ email, signIn, onSignedIn, onLater }: Props & { onLater: () => void }) {
  const password = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [step, setStep] = useState<SecondStep<{ kind: 'signed-in' } | AuthenticationFailure> | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const typed = password.current?.value ?? '';
    if (typed === '') return fail(COPY.noPassword);
    setRunning(true);
    setError('');
    const outcome = await signIn(typed).catch((): RenewalOutcome => ({ kind: 'unreachable' }));
    setRunning(false);
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'code-wanted') setStep(outcome.step);
    else fail(failureMessage(outcome, COPY.failed));
  };
  const fail = (message: string) => {
    setError(message);
    password.current?.focus();
  };

  const finish = (renewed: { kind: 'signed-in' } | AuthenticationFailure): SubmitOutcome<'code'> => {
    if (renewed.kind !== 'signed-in') return { kind: 'refused', message: failureMessage(renewed, COPY.failed) };
    onSignedIn();
    return { kind: 'sent' };
  };
  if (step) {
    return (
      <>
        <ScreenBoundary>
          <Suspense fallback={null}>
            <SecondStepForm
              giveCode={async (code) => finish(await step.giveCode(code))}
              giveRecoveryCode={async (code) => finish(await step.giveRecoveryCode(code))}
            />
          </Suspense>
        </ScreenBoundary>
        <p>
          <button type="button" className="button button-quiet" onClick={onLater}>
            {COPY.later}
          </button>
        </p>
      </>
    );
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells the browser's password manager which account this password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        ref={password}
        label={COPY.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error || undefined}
      />
      <p className="screen-actions">
        <button type="submit" className="button" aria-disabled={isRunning || undefined}>
          {isRunning ? COPY.submitting : COPY.button}
        </button>
        <button type="button" className="button button-quiet" onClick={onLater}>
          {COPY.later}
        </button>
      </p>
    </form>
  );
}
