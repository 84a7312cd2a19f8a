import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { INVITATION_ADDRESS, PASSWORD_ADDRESS } from '../../core/site/addresses.ts';
import { ROLE_NAMES } from '../../core/team/roles.ts';
import type { Invitation, Member } from '../../core/team/team.ts';
import { shortDate } from '../../core/time/paris-time.ts';
import { useServices } from '../services.ts';
import { LoadFailureLine } from '../shell/LoadFailure.tsx';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TEAM_COPY as COPY } from './copy.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { SharedLinkDialog, type SharedLink } from './SharedLinkDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

const TEAM = ['team'];

type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'link'; link: SharedLink }
  | { kind: 'role' | 'remove' | 'factor'; member: Member }
  | { kind: 'withdraw'; invitation: Invitation };

export function TeamScreen() {
  const { team, toasts, now } = useServices();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: TEAM, queryFn: async () => (await team()).readTeam() });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invite = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(null);
  const reload = () => void queries.invalidateQueries({ queryKey: TEAM });
  const done = (message: string) => {
    flushSync(close);
    toasts.tell(message);
    reload();
  };
  const doneAndGone = (message: string) => {
    done(message);
    // The closed dialog has given the focus back to a button of the row, which the reloaded list no longer has.
    invite.current?.focus();
  };
  const showInvitation = async (email: string, token: string) => {
    const isMailed = await (await team()).mailInvitation(token);
    setDialog({
      kind: 'link',
      link: { kind: 'invitation', address: linkTo(INVITATION_ADDRESS, token), email, isMailed },
    });
    reload();
  };
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (reason) {
      console.error('Changing the team failed, or its answer was lost', reason);
      toasts.warn({ text: COPY.notDone, advice: COPY.notDoneAdvice, close: COPY.close });
    } finally {
      setBusy(false);
    }
  };
  const renew = ({ id, email }: Invitation) =>
    attempt(async () => {
      const outcome = await (await team()).renewInvitation(id);
      if (outcome.kind === 'already-member') return doneAndGone(COPY.alreadyMember);
      await showInvitation(email, outcome.token);
    });
  const makePasswordLink = ({ id, email }: Member) =>
    attempt(async () => {
      const token = await (await team()).createPasswordLink(id);
      setDialog({
        kind: 'link',
        link: { kind: 'password', address: linkTo(PASSWORD_ADDRESS, token), email, isMailed: false },
      });
    });

  return (
    <section className="list-screen">
      <header>
        <ScreenTitle text={COPY.title} />
        <button ref={invite} type="button" className="button" onClick={() => setDialog({ kind: 'invite' })}>
          {COPY.invite}
        </button>
      </header>
      <p className="people-intro">{COPY.intro}</p>
      {!data && isError && <LoadFailureLine text={COPY.failed} button={COPY.retry} retry={() => void refetch()} />}
      {!data && !isError && <div className="skeleton" role="status" aria-label={COPY.loading} />}
      {data && (
        <>
          <h2 className="text-xl">{COPY.members}</h2>
          <ul className="team-rows" aria-label={COPY.members}>
            {data.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                onRole={() => setDialog({ kind: 'role', member })}
                onRemove={() => setDialog({ kind: 'remove', member })}
                onRemoveFactor={() => setDialog({ kind: 'factor', member })}
                onPasswordLink={() => void makePasswordLink(member)}
              />
            ))}
          </ul>
          {data.invitations.length > 0 && (
            <>
              <h2 className="text-xl">{COPY.invitations}</h2>
              <ul className="team-rows" aria-label={COPY.invitations}>
                {data.invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    isExpired={Date.parse(invitation.expiresAt) < now()}
                    onRenew={() => void renew(invitation)}
                    onWithdraw={() => setDialog({ kind: 'withdraw', invitation })}
                  />
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {dialog?.kind === 'invite' && <InviteDialog close={close} onInvited={showInvitation} />}
      {dialog?.kind === 'link' && <SharedLinkDialog link={dialog.link} onClose={close} />}
      {dialog?.kind === 'role' && <RoleDialog member={dialog.member} close={close} done={done} />}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title={COPY.removeOf(dialog.member.name || dialog.member.email)}
          text={COPY.removeText}
          button={COPY.remove}
          confirm={async () => (await team()).removeMember(dialog.member.id)}
          close={close}
          done={() => doneAndGone(COPY.removed(dialog.member.name || dialog.member.email))}
        />
      )}
      {dialog?.kind === 'factor' && (
        <ConfirmDialog
          title={COPY.removeFactorOf(dialog.member.name || dialog.member.email)}
          text={COPY.removeFactorText}
          button={COPY.removeFactor}
          confirm={async () => {
            await (await team()).removeSecondFactor(dialog.member.id);
            return 'done';
          }}
          close={close}
          done={() => doneAndGone(COPY.factorRemoved(dialog.member.name || dialog.member.email))}
        />
      )}
      {dialog?.kind === 'withdraw' && (
        <ConfirmDialog
          title={COPY.withdrawOf(dialog.invitation.email)}
          text={COPY.withdrawText}
          button={COPY.withdraw}
          confirm={async () => {
            await (await team()).withdrawInvitation(dialog.invitation.id);
            return 'done';
          }}
          close={close}
          done={() => doneAndGone(COPY.withdrawn)}
        />
      )}
    </section>
  );
}

interface MemberRowProps {
  member: Member;
  onRole: () => void;
  onRemove: () => void;
  onPasswordLink: () => void;
  onRemoveFactor: () => void;
}

function MemberRow({ member, onRole, onRemove, onPasswordLink, onRemoveFactor }: MemberRowProps) {
  const name = member.name || member.email;
  return (
    <li>
      <strong>
        {name}
        {member.isCaller && ` (${COPY.you})`}
      </strong>
      <span className="badge">{ROLE_NAMES[member.role]}</span>
      <span>{member.email}</span>
      <span>{member.lastSignInAt === null ? COPY.neverSignedIn : COPY.lastSignIn(shortDate(member.lastSignInAt))}</span>
      <p>
        <button type="button" className="chip" aria-label={COPY.changeRoleOf(name)} onClick={onRole}>
          {COPY.changeRole}
        </button>
        {member.hasSecondFactor && !member.isCaller && (
          <button type="button" className="chip" aria-label={COPY.removeFactorOf(name)} onClick={onRemoveFactor}>
            {COPY.removeFactor}
          </button>
        )}
        {member.role !== 'administrator' && (
          <button type="button" className="chip" aria-label={COPY.passwordLinkOf(name)} onClick={onPasswordLink}>
            {COPY.passwordLink}
          </button>
        )}
        <button type="button" className="chip" aria-label={COPY.removeOf(name)} onClick={onRemove}>
          {COPY.remove}
        </button>
      </p>
    </li>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  isExpired: boolean;
  onRenew: () => void;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, isExpired, onRenew, onWithdraw }: InvitationRowProps) {
  const { email, role, expiresAt } = invitation;
  return (
    <li>
      <strong>{email}</strong>
      <span className="badge">{ROLE_NAMES[role]}</span>
      <span>{isExpired ? COPY.expired : COPY.expires(shortDate(expiresAt))}</span>
      <p>
        <button type="button" className="chip" aria-label={COPY.renewOf(email)} onClick={onRenew}>
          {COPY.renew}
        </button>
        <button type="button" className="chip" aria-label={COPY.withdrawOf(email)} onClick={onWithdraw}>
          {COPY.withdraw}
        </button>
      </p>
    </li>
  );
}

function linkTo(address: string, token: string): string {
  return `${location.origin}${address}#${token}`;
}
