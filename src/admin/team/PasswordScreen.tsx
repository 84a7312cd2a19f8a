import { useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { Link } from 'wouter';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { tokenIn } from '../../core/text/fragment-token.ts';
import { signIn } from '../../gateway/browser/authentication.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { requestPasswordReset, resetPassword } from '../../gateway/browser/team-accounts.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { mailAddressAnswer } from '../../presentation/forms/mail-address.ts';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField, EmailField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { ANSWER_COPY } from '../sign-in/copy.ts';
import { useEntering } from '../sign-in/use-entering.tsx';
import { SIGN_IN_ADDRESS } from '../sign-in/wanted-screen.ts';
import { ACCOUNT_REFUSALS, FORGOTTEN_COPY as COPY, PASSWORD_HINT } from './copy.ts';

const REQUEST = object({ email: mailAddressAnswer(ANSWER_COPY.noEmail, ANSWER_COPY.badEmail) });
const REPLACEMENT = object({ password: pipe(string(), nonEmpty(COPY.noPassword)) });

interface Props {
  database: BrowserDatabase;
  toasts: Toasts;
}

/** Asks for a link where the address has none; sets a new password where it has one. */
export function PasswordScreen(props: Props) {
  const [token] = useState(() => tokenIn(location.hash));
  return (
    <section className="screen">
      <ScreenTitle text={token === '' ? COPY.title : COPY.newTitle} />
      {token === '' ? <LinkRequest /> : <NewPassword token={token} {...props} />}
      <p>
        <Link href={SIGN_IN_ADDRESS}>{COPY.back}</Link>
      </p>
    </section>
  );
}

function LinkRequest() {
  const send = async ({ email }: { email: string }): Promise<SubmitOutcome<'email'>> => {
    const delivery = await requestPasswordReset(email);
    if (delivery === 'sent') return { kind: 'sent' };
    if (delivery === 'too-many') return { kind: 'refused', message: ACCOUNT_REFUSALS['too-many'] };
    return delivery === 'failed' ? { kind: 'failed' } : { kind: 'refused', message: COPY.withoutMail };
  };
  const { formProps, field, state } = useForm(REQUEST, { send });
  return (
    <>
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
  const send = async ({ password }: { password: string }): Promise<SubmitOutcome<'password'>> => {
    const outcome = await resetPassword({ token, password });
    if (outcome.kind !== 'done') {
      const message = ACCOUNT_REFUSALS[outcome.kind];
      const isOfPassword = outcome.kind === 'weak-password' || outcome.kind === 'long-password';
      return { kind: 'refused', message, ...(isOfPassword && { fields: { password: message } }) };
    }
    return enter(await signIn(database, { email: outcome.email, password }));
  };
  const { formProps, field, state } = useForm(REPLACEMENT, { send });
  if (secondStep) return secondStep;
  return (
    <>
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
