import { object, picklist } from 'valibot';
import { ROLES, type Role } from '../../core/team/roles.ts';
import { EmailField } from '../../presentation/forms/TextField.tsx';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { mailAddressAnswer } from '../../presentation/forms/mail-address.ts';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useServices } from '../services.ts';
import { ANSWER_COPY } from '../sign-in/copy.ts';
import { TEAM_COPY as COPY } from './copy.ts';
import { RoleChoice } from './RoleChoice.tsx';

const SCHEMA = object({ email: mailAddressAnswer(COPY.noEmail, ANSWER_COPY.badEmail), role: picklist(ROLES) });
/** The lowest role whose articles need no review. */
const USUAL_ROLE: Role = 'editor';

interface Props {
  close(): void;
  onInvited(email: string, token: string): Promise<void>;
}

export function InviteDialog({ close, onInvited }: Props) {
  const { team } = useServices();
  const send = async ({ email, role }: { email: string; role: Role }): Promise<SubmitOutcome<'email' | 'role'>> => {
    const outcome = await (await team()).inviteMember(email, role);
    if (outcome.kind === 'already-member') {
      return { kind: 'refused', message: COPY.alreadyMember, fields: { email: COPY.alreadyMember } };
    }
    await onInvited(email, outcome.token);
    return { kind: 'sent' };
  };
  const { formProps, field, state } = useForm(SCHEMA, { send, defaultValues: { email: '', role: USUAL_ROLE } });
  return (
    <Dialog title={COPY.invite} onClose={close}>
      <form {...formProps} className="form">
        <EmailField label={COPY.email} {...field('email')} autoComplete="off" />
        <RoleChoice chosen={USUAL_ROLE} {...field('role')} />
        <p className="screen-actions">
          <SubmitButton label={COPY.sendInvitation} submitting={COPY.sending} state={state} />
          <button type="button" className="button button-quiet" onClick={close}>
            {COPY.cancel}
          </button>
        </p>
        <FormStatus state={state} sent="" submitting={COPY.sending} />
      </form>
    </Dialog>
  );
}
