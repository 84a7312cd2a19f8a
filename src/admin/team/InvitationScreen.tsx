import { useState } from 'react';
import { check, maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { privacyAddress } from '../../core/privacy/sections.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { LONGEST_MEMBER_NAME } from '../../core/team/team.ts';
import { tokenIn } from '../../core/text/fragment-token.ts';
import { signIn } from '../../gateway/browser/authentication.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { acceptInvitation } from '../../gateway/browser/team-accounts.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { useEntering } from '../sign-in/use-entering.tsx';
import { ACCOUNT_REFUSALS, INVITATION_COPY as COPY, PASSWORD_HINT } from './copy.ts';

const SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(COPY.noName), maxLength(LONGEST_MEMBER_NAME, COPY.longName)),
  password: pipe(
    string(),
    nonEmpty(COPY.noPassword),
    check((password) => password.isWellFormed(), COPY.noPassword),
  ),
});

interface Props {
  database: BrowserDatabase;
  toasts: Toasts;
}

/** Creates an account for the person who opened an invitation's link, and signs them in. */
export function InvitationScreen({ database, toasts }: Props) {
  const [token] = useState(() => tokenIn(location.hash));
  const { enter, secondStep } = useEntering(toasts, EDITOR_ADDRESS, COPY.done);
  const send = async (answers: { name: string; password: string }): Promise<SubmitOutcome<'name' | 'password'>> => {
    const outcome = await acceptInvitation({ token, ...answers });
    if (outcome.kind !== 'done') return refusalOf(outcome.kind);
    return enter(await signIn(database, { email: outcome.email, password: answers.password }));
  };
  const { formProps, field, state } = useForm(SCHEMA, { send });
  return (
    <section className="screen">
      <ScreenTitle text={COPY.title} />
      {secondStep}
      {!secondStep && token === '' && <p>{COPY.noToken}</p>}
      {!secondStep && token !== '' && (
        <>
          <p>{COPY.intro}</p>
          <form {...formProps} className="form">
            <TextField label={COPY.name} {...field('name')} autoComplete="name" />
            <TextField
              label={COPY.password}
              hint={PASSWORD_HINT}
              {...field('password')}
              type="password"
              autoComplete="new-password"
            />
            <SubmitButton label={COPY.button} submitting={COPY.submitting} state={state} />
            <FormStatus state={state} sent={COPY.done} submitting={COPY.submitting} />
          </form>
          <p>
            {COPY.privacyBefore} <a href={privacyAddress('redaction')}>{COPY.privacy}</a>.
          </p>
        </>
      )}
    </section>
  );
}

function refusalOf(kind: keyof typeof ACCOUNT_REFUSALS): SubmitOutcome<'name' | 'password'> {
  const message = kind === 'wrong-password' ? COPY.known : ACCOUNT_REFUSALS[kind];
  const isOfPassword = kind === 'wrong-password' || kind === 'weak-password' || kind === 'long-password';
  return { kind: 'refused', message, ...(isOfPassword && { fields: { password: message } }) };
}
