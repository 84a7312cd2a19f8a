import { object, picklist } from 'valibot';
import { ROLES, type Role } from '../../core/team/roles.ts';
import type { Member } from '../../core/team/team.ts';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useServices } from '../services.ts';
import { TEAM_COPY as COPY } from './copy.ts';
import { RoleChoice } from './RoleChoice.tsx';

const SCHEMA = object({ role: picklist(ROLES) });

interface Props {
  member: Member;
  close(): void;
  /** Receives the text that confirms the change. */
  done(message: string): void;
}

export function RoleDialog({ member, close, done }: Props) {
  const { team } = useServices();
  const name = member.name || member.email;
  const send = async ({ role }: { role: Role }): Promise<SubmitOutcome<'role'>> => {
    const change = await (await team()).setMemberRole(member.id, role);
    if (change === 'last-administrator') return { kind: 'refused', message: COPY.lastAdministrator };
    done(COPY.roleChanged(name));
    return { kind: 'sent' };
  };
  const { formProps, field, state } = useForm(SCHEMA, { send, defaultValues: { role: member.role } });
  return (
    <Dialog title={COPY.changeRoleOf(name)} onClose={close}>
      <form {...formProps} className="form">
        <RoleChoice chosen={member.role} {...field('role')} />
        <p className="screen-actions">
          <SubmitButton label={COPY.save} submitting={COPY.sending} state={state} />
          <button type="button" className="button button-quiet" onClick={close}>
            {COPY.cancel}
          </button>
        </p>
        <FormStatus state={state} sent="" submitting={COPY.sending} />
      </form>
    </Dialog>
  );
}
