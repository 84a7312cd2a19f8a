import { useQuery, useQueryClient } from '@tanstack/react-query';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { ROLE_NAMES } from '../../core/team/roles.ts';
import { LONGEST_MEMBER_NAME, type OwnAccount } from '../../core/team/team.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { useServices } from '../services.ts';
import { sessionFound, sessionLost } from '../session/store.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { PASSWORD_HINT } from '../sign-in/copy.ts';
import { accountRefusal } from './account-refusal.ts';
import { ACCOUNT_COPY as COPY, ACCOUNT_REFUSALS, INVITATION_COPY } from './copy.ts';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { OwnSessions, SESSIONS } from './OwnSessions.tsx';

const ACCOUNT = ['account'];
const NAME = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty(INVITATION_COPY.noName),
    maxLength(LONGEST_MEMBER_NAME, INVITATION_COPY.longName),
  ),
});
const PASSWORDS = object({
  current: pipe(string(), nonEmpty(COPY.noCurrent)),
  next: pipe(string(), nonEmpty(COPY.noNext)),
});

/** The member's own account: name, password, second factor, sessions. */
export function AccountScreen() {
  const { team } = useServices();
  const { data, isError, refetch } = useQuery({ queryKey: ACCOUNT, queryFn: async () => (await team()).readAccount() });
  return (
    <div className="account">
      <ScreenTitle text={COPY.title} />
      {!data && isError && <LoadFailureLine text={COPY.failed} button={COPY.retry} retry={() => void refetch()} />}
      {!data && !isError && <div className="skeleton" role="status" aria-label={COPY.loading} />}
      {data && (
        <>
          <p className="people-intro">{COPY.identity(data.email, ROLE_NAMES[data.role])}</p>
          <OwnName account={data} />
          <OwnPassword />
          <OwnSecondFactor />
          <OwnSessions />
        </>
      )}
    </div>
  );
}

function OwnName({ account }: { account: OwnAccount }) {
  const { team } = useServices();
  const queries = useQueryClient();
  const send = async ({ name }: { name: string }): Promise<SubmitOutcome<'name'>> => {
    await (await team()).renameAccount(name);
    void queries.invalidateQueries({ queryKey: ACCOUNT });
    return { kind: 'sent' };
  };
  const { formProps, field, state } = useForm(NAME, { send, defaultValues: { name: account.name } });
  return (
    <section>
      <h2 className="text-xl">{COPY.nameTitle}</h2>
      <form {...formProps} className="form">
        <TextField label={COPY.name} {...field('name')} autoComplete="name" />
        <SubmitButton label={COPY.saveName} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.nameSaved} submitting={COPY.submitting} />
      </form>
    </section>
  );
}

function OwnPassword() {
  const { team } = useServices();
  const queries = useQueryClient();
  const send = async (passwords: { current: string; next: string }): Promise<SubmitOutcome<'current' | 'next'>> => {
    const outcome = await (await team()).changePassword(passwords.current, passwords.next);
    if (outcome.kind === 'code-wanted') {
      empty();
      sessionLost();
      return { kind: 'sent' };
    }
    if (outcome.kind === 'done') {
      // A request between the two sessions may have reported the session lost.
      sessionFound();
      empty();
      void queries.invalidateQueries({ queryKey: SESSIONS });
      return { kind: 'sent' };
    }
    if (outcome.kind !== 'wrong-password') return accountRefusal(outcome.kind, 'next');
    const message = ACCOUNT_REFUSALS['wrong-password'];
    return { kind: 'refused', message, fields: { current: message } };
  };
  const { formProps, field, state, empty } = useForm(PASSWORDS, { send });
  return (
    <section>
      <h2 className="text-xl">{COPY.passwordTitle}</h2>
      <form {...formProps} className="form">
        <TextField label={COPY.current} {...field('current')} type="password" autoComplete="current-password" />
        <TextField
          label={COPY.next}
          hint={PASSWORD_HINT}
          {...field('next')}
          type="password"
          autoComplete="new-password"
        />
        <SubmitButton label={COPY.changePassword} submitting={COPY.submitting} state={state} />
        <FormStatus state={state} sent={COPY.passwordChanged} submitting={COPY.submitting} />
      </form>
    </section>
  );
}
