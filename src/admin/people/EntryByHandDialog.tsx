import { useState } from 'react';
import { boolean, nonEmpty, object, pipe, string, trim } from 'valibot';
import { ENTRY_FIELDS, forOptionalFields, OPTIONAL_FIELDS, OPTIONAL_NAMES } from '../../core/contest/entry-fields.ts';
import type { EntrantByHand } from '../../gateway/browser/people.ts';
import { maximumCharacters } from '../../presentation/forms/character-count.ts';
import { CheckboxField } from '../../presentation/forms/CheckboxField.tsx';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { mailAddressAnswer } from '../../presentation/forms/mail-address.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextField, EmailField } from '../../presentation/forms/TextField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { CopiedField } from '../copied-field/CopiedField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useGuardedClose } from '../dialog/use-guarded-close.ts';
import { useServices } from '../services.ts';
import { ENTRY_BY_HAND_COPY as COPY, PEOPLE_COPY } from './copy.ts';
import { failureAdvice } from './use-people.ts';

const { name, email } = ENTRY_FIELDS;
const SCHEMA = object({
  name: pipe(string(), trim(), nonEmpty(COPY.missing.name), maximumCharacters(name.longest, name.wrong)),
  email: mailAddressAnswer(COPY.missing.email, email.wrong),
  ...forOptionalFields((optional) => {
    const { longest, wrong } = OPTIONAL_FIELDS[optional];
    return pipe(string(), trim(), maximumCharacters(longest, wrong));
  }),
  mayBeShown: boolean(),
});
const NOTHING = { name: '', email: '', ...forOptionalFields(() => ''), mayBeShown: false };

interface Props {
  onEntered: () => void;
  onClose: () => void;
}

/** Enters a person whose proof did not come through the page, and shows the ticket to send back. */
export function EntryByHandDialog({ onEntered, onClose }: Props) {
  const { people } = useServices();
  const [entered, setEntered] = useState<{ ticket: string; isNew: boolean } | null>(null);
  const [hasWords, setHasWords] = useState(false);
  const close = useGuardedClose(hasWords && !entered, COPY.unsent, onClose);
  const send = async (entrant: EntrantByHand): Promise<SubmitOutcome<keyof EntrantByHand>> => {
    try {
      const outcome = await (await people()).enterContestByHand(entrant);
      if (outcome.kind === 'refused') {
        const message = ENTRY_FIELDS[outcome.field].wrong;
        return { kind: 'refused', message, fields: { [outcome.field]: message } };
      }
      if (outcome.kind !== 'entered') {
        return { kind: 'refused', message: outcome.kind === 'closed' ? COPY.closed : COPY.notOpen };
      }
      setEntered(outcome);
      onEntered();
      return { kind: 'sent' };
    } catch (error) {
      return { kind: 'failed', message: `${COPY.failed} ${failureAdvice(error, COPY.failedAdvice)}` };
    }
  };
  const { formProps, field, state } = useForm(SCHEMA, { send, defaultValues: NOTHING });

  if (entered) {
    return (
      <Dialog key="entered" title={COPY.title} onClose={onClose}>
        <p role="status">{entered.isNew ? COPY.entered : COPY.known}</p>
        <CopiedField label={COPY.ticket} value={entered.ticket} copy={COPY} />
        <p className="screen-actions">
          <button type="button" className="button" onClick={onClose}>
            {PEOPLE_COPY.close}
          </button>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={COPY.title} onClose={close}>
      <p>{COPY.intro}</p>
      <form {...formProps} className="form" onInput={() => setHasWords(true)}>
        <TextField label={COPY.name} autoComplete="off" {...field('name')} />
        <EmailField label={COPY.email} {...field('email')} autoComplete="off" />
        {OPTIONAL_NAMES.map((optional) => (
          <TextField
            key={optional}
            label={COPY.optional(OPTIONAL_FIELDS[optional].label)}
            autoComplete="off"
            {...field(optional)}
          />
        ))}
        <CheckboxField label={COPY.mayBeShown} {...field('mayBeShown')} />
        <FormStatus state={state} sent="" submitting={COPY.submitting} />
        <p className="screen-actions">
          <button type="button" className="button button-quiet" onClick={close}>
            {PEOPLE_COPY.cancel}
          </button>
          <SubmitButton label={COPY.submit} submitting={COPY.submitting} state={state} />
        </p>
      </form>
    </Dialog>
  );
}
