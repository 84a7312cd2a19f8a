import { useEffect, useRef, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { Link, useSearch } from 'wouter';
import {
  createFirstAdministrator,
  isFirstAdministratorAwaited,
  signIn,
  type SignInAnswers,
} from '../../gateway/browser/authentication.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { mailAddressAnswer } from '../../presentation/forms/mail-address.ts';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField, EmailField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { privacyAddress } from '../../core/privacy/sections.ts';
import { PASSWORD_ADDRESS } from '../../core/site/addresses.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import {
  ANSWER_COPY,
  CREATION_FAILED,
  FIRST_ADMINISTRATOR_COPY,
  PASSWORD_HINT,
  PASSWORD_REFUSALS,
  SIGN_IN_COPY,
} from './copy.ts';
import { useEntering } from './use-entering.tsx';
import { wantedScreen } from './wanted-screen.ts';

const SCHEMA = object({
  email: mailAddressAnswer(ANSWER_COPY.noEmail, ANSWER_COPY.badEmail),
  password: pipe(string(), nonEmpty(ANSWER_COPY.noPassword)),
});

interface Props {
  database: BrowserDatabase;
  toasts: Toasts;
}

/** Signs a member in, or creates the first administrator, and leads to the wanted screen. */
export function SignInScreen({ database, toasts }: Props) {
  const query = useSearch();
  const isAwaited = useFirstAdministratorAwaited();
  /** Whether the button that creates an account was pressed; Enter presses the first button of the form. */
  const isCreation = useRef(false);

  const { enter, secondStep } = useEntering(toasts, wantedScreen(query), SIGN_IN_COPY.done);
  const send = async (answers: SignInAnswers): Promise<SubmitOutcome<'email' | 'password'>> => {
    if (isCreation.current) {
      const outcome = await createFirstAdministrator(database, answers);
      if (outcome.kind === 'password-refused') {
        const message = PASSWORD_REFUSALS[outcome.refusal];
        return { kind: 'refused', message, fields: { password: message } };
      }
      return enter(outcome, CREATION_FAILED, FIRST_ADMINISTRATOR_COPY.done);
    }
    return enter(await signIn(database, answers));
  };
  const { formProps, field, state } = useForm(SCHEMA, { send });
  if (secondStep) return <section className="screen">{secondStep}</section>;
  return (
    <section className="screen">
      <ScreenTitle text={SIGN_IN_COPY.title} />
      <p>{isAwaited ? FIRST_ADMINISTRATOR_COPY.intro : SIGN_IN_COPY.intro}</p>
      <form {...formProps} className="form">
        <EmailField label={SIGN_IN_COPY.email} {...field('email')} autoComplete="username" />
        <TextField
          label={SIGN_IN_COPY.password}
          hint={isAwaited ? PASSWORD_HINT : undefined}
          {...field('password')}
          type="password"
          autoComplete={isAwaited ? 'new-password' : 'current-password'}
        />
        <p className="screen-actions">
          <SubmitButton
            label={isAwaited ? FIRST_ADMINISTRATOR_COPY.button : SIGN_IN_COPY.button}
            submitting={SIGN_IN_COPY.submitting}
            state={state}
            onClick={() => (isCreation.current = isAwaited)}
          />
          {isAwaited && (
            <button type="submit" className="button button-quiet" onClick={() => (isCreation.current = false)}>
              {SIGN_IN_COPY.button}
            </button>
          )}
        </p>
        <FormStatus state={state} sent={SIGN_IN_COPY.done} submitting={SIGN_IN_COPY.submitting} />
      </form>
      {!isAwaited && (
        <p>
          <Link href={PASSWORD_ADDRESS}>{SIGN_IN_COPY.forgotten}</Link>
        </p>
      )}
      <p>
        {SIGN_IN_COPY.privacyBefore} <a href={privacyAddress('redaction')}>{SIGN_IN_COPY.privacy}</a>.
      </p>
    </section>
  );
}

function useFirstAdministratorAwaited(): boolean {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    let isShown = true;
    void isFirstAdministratorAwaited().then((answer) => isShown && setAwaited(answer));
    return () => {
      isShown = false;
    };
  }, []);
  return isAwaited;
}
