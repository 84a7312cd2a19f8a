import { useRef } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { Link } from 'wouter';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { signIn } from '../../gateway/browser/authentication.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '../../gateway/browser/team-accounts.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { mailAddressAnswer } from '../../presentation/forms/mail-address.ts';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField, EmailField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { ANSWER_COPY, PASSWORD_HINT } from '../sign-in/copy.ts';
import { useEntering } from '../sign-in/use-entering.tsx';
import { SIGN_IN_ADDRESS } from '../sign-in/wanted-screen.ts';
import { accountRefusal } from './account-refusal.ts';
import { ACCOUNT_REFUSALS, FORGOTTEN_COPY as COPY } from './copy.ts';
import { useLinkStanding } from './use-link-standing.ts';

const REQUEST = object({ email: mailAddressAnswer(ANSWER_COPY.noEmail, ANSWER_COPY.badEmail) });
const REPLACEMENT = object({ password: pipe(string(), nonEmpty(COPY.noPassword)) });

interface Props {
  database: BrowserDatabase;
  toasts: Toasts;
}

/** Sets a new password when the address has a valid token. Without one, takes a request for a link. */
export function PasswordScreen({ token, ...services }: Props & { token: string | null }) {
  return (
    <section className="screen">
      {token === null ? <LinkRequest /> : <OpenedLink token={token} {...services} />}
      <p>
        <Link href={SIGN_IN_ADDRESS}>{COPY.back}</Link>
      </p>
    </section>
  );
}

function OpenedLink({ token, ...services }: Props & { token: string }) {
  const standing = useLinkStanding(token, checkPasswordReset);
  if (standing === 'cut' || standing === 'unknown-link') return <LinkRequest reason={COPY[standing]} />;
  if (standing === 'checking') return <p role="status">{COPY.checking}</p>;
  return <NewPassword token={token} {...services} />;
}

/** Form that requests a link for a new password. @param reason why another link is needed */
function LinkRequest({ reason }: { reason?: string }) {
  const send = async ({ email }: { email: string }): Promise<SubmitOutcome<'email'>> => {
    const delivery = await requestPasswordReset(email);
    if (delivery === 'sent') return { kind: 'sent' };
    if (delivery === 'too-many') return { kind: 'refused', message: ACCOUNT_REFUSALS['too-many'] };
    return delivery === 'failed' ? { kind: 'failed' } : { kind: 'refused', message: COPY.withoutMail };
  };
  const { formProps, field, state } = useForm(REQUEST, { send });
  return (
    <>
      <ScreenTitle text={COPY.title} />
      {reason && <p role="alert">{reason}</p>}
      <p>{COPY.intro}</p>
      <form {...formProps} className="form">
        <EmailField label={COPY.email} {...field('email')} autoComplete="username" />
        <SubmitButton label={COPY.button} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.sent} submitting={COPY.submitting} />
      </form>
    </>
  );
}

function NewPassword({ token, database, toasts }: Props & { token: string }) {
  const { enter, secondStep } = useEntering(toasts, EDITOR_ADDRESS, COPY.done);
  /**
   * Address of the account once its password is set; null before. Another attempt then only signs in, because the link works
   * once.
   */
  const changed = useRef<string | null>(null);
  const send = async ({ password }: { password: string }): Promise<SubmitOutcome<'password'>> => {
    if (changed.current === null) {
      const outcome = await resetPassword({ token, password });
      if (outcome.kind !== 'done') return accountRefusal(outcome.kind, 'password');
      changed.current = outcome.email;
    }
    return enter(await signIn(database, { email: changed.current, password }));
  };
  const { formProps, field, state } = useForm(REPLACEMENT, { send });
  if (secondStep) return secondStep;
  return (
    <>
      <ScreenTitle text={COPY.newTitle} />
      <p>{COPY.newIntro}</p>
      <form {...formProps} className="form">
        <TextField
          label={COPY.password}
          hint={PASSWORD_HINT}
          {...field('password')}
          type="password"
          autoComplete="new-password"
        />
        <SubmitButton label={COPY.newButton} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.done} submitting={COPY.submitting} />
      </form>
    </>
  );
}
