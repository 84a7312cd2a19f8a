import { useRef, useState } from 'react';
import { check, maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { Link } from 'wouter';
import { privacyAddress } from '../../core/privacy/sections.ts';
import { EDITOR_ADDRESS } from '../../core/site/addresses.ts';
import { LONGEST_MEMBER_NAME } from '../../core/team/team.ts';
import { signIn } from '../../gateway/browser/authentication.ts';
import type { BrowserDatabase } from '../../gateway/browser/session.ts';
import { acceptInvitation, checkInvitation } from '../../gateway/browser/team-accounts.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import type { Toasts } from '../../presentation/toasts/toast-region.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { PASSWORD_HINT } from '../sign-in/copy.ts';
import { useEntering } from '../sign-in/use-entering.tsx';
import { SIGN_IN_ADDRESS } from '../sign-in/wanted-screen.ts';
import { accountRefusal } from './account-refusal.ts';
import { INVITATION_COPY as COPY } from './copy.ts';
import { useLinkStanding } from './use-link-standing.ts';

const SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(COPY.noName), maxLength(LONGEST_MEMBER_NAME, COPY.longName)),
  password: pipe(
    string(),
    nonEmpty(COPY.noPassword),
    check((password) => password.isWellFormed(), COPY.noPassword),
  ),
});

interface Props {
  /** Token of the link; empty without one. */
  token: string;
  database: BrowserDatabase;
  toasts: Toasts;
}

/** Creates an account for the person who opened an invitation's link, and signs them in. */
export function InvitationScreen({ token, ...services }: Props) {
  const standing = useLinkStanding(token, checkInvitation);
  return (
    <section className="screen">
      {standing === 'open' || standing === 'unanswered' ? (
        <Acceptance token={token} {...services} />
      ) : (
        <>
          <ScreenTitle text={COPY.linkTitle} />
          <p role="status">{COPY[standing]}</p>
        </>
      )}
      {standing === 'unknown-link' && <WayToSignIn />}
    </section>
  );
}

function WayToSignIn() {
  return (
    <p>
      {COPY.joined} <Link href={SIGN_IN_ADDRESS}>{COPY.signIn}</Link>
    </p>
  );
}

function Acceptance({ token, database, toasts }: Props) {
  const { enter, secondStep } = useEntering(toasts, EDITOR_ADDRESS, COPY.done);
  /** Address of the account once it is made; null before. Another attempt then only signs in, because the link works once. */
  const joined = useRef<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const send = async (answers: { name: string; password: string }): Promise<SubmitOutcome<'name' | 'password'>> => {
    if (joined.current === null) {
      const outcome = await acceptInvitation({ token, ...answers });
      // The link may have worked before, and only its answer was lost.
      if (outcome.kind === 'unknown-link') setUsed(true);
      if (outcome.kind === 'wrong-password') {
        return { kind: 'refused', message: COPY.known, fields: { password: COPY.known } };
      }
      if (outcome.kind !== 'done') return accountRefusal(outcome.kind, 'password');
      joined.current = outcome.email;
    }
    return enter(await signIn(database, { email: joined.current, password: answers.password }));
  };
  const { formProps, field, state } = useForm(SCHEMA, { send });
  if (secondStep) return secondStep;
  return (
    <>
      <ScreenTitle text={COPY.title} />
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
      {isUsed && <WayToSignIn />}
      <p>
        {COPY.privacyBefore} <a href={privacyAddress('redaction')}>{COPY.privacy}</a>.
      </p>
    </>
  );
}
