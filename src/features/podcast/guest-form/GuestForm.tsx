import { useEffect, useRef } from 'react';
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  CONTACT_METHODS,
  type GuestApplication,
  TOPICS,
} from '../../../core/podcast/guest-application.ts';
import { privacyAddress } from '../../../core/privacy/sections.ts';
import { applyAsGuest, type Stored } from '../../../gateway/browser/podcast.ts';
import { CheckboxField } from '../../../presentation/forms/CheckboxField.tsx';
import { ChoiceGroup } from '../../../presentation/forms/ChoiceGroup.tsx';
import { FORM_COPY } from '../../../presentation/forms/copy.ts';
import type { FormState, SubmitOutcome } from '../../../presentation/forms/form-state.ts';
import { FormStatus } from '../../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../../presentation/forms/SubmitButton.tsx';
import { TextField } from '../../../presentation/forms/TextField.tsx';
import { emptyTrap, TrapField } from '../../../presentation/forms/TrapField.tsx';
import { useForm } from '../../../presentation/forms/use-form.ts';
import { useHasScript } from '../../../presentation/forms/use-has-script.ts';
import { formToast, type FormToast } from '../../../presentation/toasts/form-toast.ts';
import { atLeast } from '../../../presentation/forms/at-least.ts';
import { CONTACT_LABELS, FORM, OUTCOMES, TOPIC_LABELS } from './copy.ts';
import { GUEST_SCHEMA } from './guest-schema.ts';

/** Milliseconds that sending lasts at least (document 2, section 9). */
const SENDING_TIME = 1500;
/** Milliseconds for which the button says that the application was sent (document 2, section 9). */
const SENT_TIME = 3000;

const FIELDS = Object.values(APPLICATION_FIELDS);

interface Props {
  /** Target of the form without a script. */
  endpoint: string;
  apply?: (application: GuestApplication) => Promise<Stored>;
  /** Called once an application has arrived, so that the kept text can be forgotten. */
  onSent?: () => void;
  /** Called once the form handles input. */
  onReady?: () => void;
}

export function GuestForm({ endpoint, apply = applyAsGuest, onSent, onReady }: Props) {
  // Without its script, the browser checks the form by itself.
  const hasScript = useHasScript();
  const trap = useRef<HTMLInputElement>(null);
  const toast = useRef<FormToast>(null);

  const send = async (application: GuestApplication): Promise<SubmitOutcome<never>> => {
    toast.current?.clear();
    if (emptyTrap(trap) !== '') return { kind: 'refused', message: FORM_COPY.trapped };
    return outcomeOf(await atLeast(SENDING_TIME, apply(application)));
  };
  const { formProps, field, state, empty, restart } = useForm(GUEST_SCHEMA, { send });
  const isSent = state.kind === 'sent';

  useEffect(() => {
    if (!isSent) return undefined;
    toast.current?.tell(OUTCOMES.toast);
    onSent?.();
    empty();
    const timer = setTimeout(restart, SENT_TIME);
    return () => clearTimeout(timer);
  }, [isSent, onSent, empty, restart]);

  useEffect(() => {
    toast.current = formToast();
    onReady?.();
  }, [onReady]);

  return (
    <form
      className="form guest-form"
      method="post"
      action={endpoint}
      aria-label={FORM.label}
      noValidate={hasScript}
      onSubmit={(event) => {
        if (isSent) event.preventDefault();
        else void formProps.onSubmit(event);
      }}
    >
      <p className="form-note">{FORM.allNeeded}</p>
      <div className="guest-who">
        <TextField id="guest-name" label={FORM.name.label} autoComplete="nickname" required {...field('name')} />
        <TextField
          id="guest-age"
          {...FORM.age}
          type="number"
          inputMode="numeric"
          min={APPLICATION_LIMITS.minimumAge}
          max={APPLICATION_LIMITS.maximumAge}
          required
          {...field('age')}
        />
      </div>
      <ChoiceGroup
        id="guest-contact"
        {...FORM.contactChoice}
        multiple
        choices={CONTACT_METHODS.map((value) => ({ value, label: CONTACT_LABELS[value] }))}
        {...field('contact_choice')}
      />
      <TextField
        id="guest-contact-value"
        {...FORM.contactValue}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('contact_value')}
      />
      <ChoiceGroup
        id="guest-topics"
        legend={FORM.topics.legend}
        hint={FORM.topics.hint}
        scrolledList={FORM.topics.list}
        multiple
        choices={TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] }))}
        {...field('topics')}
      />
      <CheckboxField id="guest-consent" {...FORM.anonymConsent} required {...field('anonym_consent')} />
      <CheckboxField
        id="guest-intimate-consent"
        {...FORM.intimateConsent}
        hint={
          <>
            <span>{FORM.intimateConsentHint.text}</span>{' '}
            <a href={privacyAddress('candidature')}>{FORM.intimateConsentHint.link}</a>
          </>
        }
        required
        {...field('intimate_consent')}
      />
      <TrapField id="guest-trap" label={FORM.trap} ref={trap} />
      <SubmitButton label={FORM.submit} submitting={FORM.submitting} sent={FORM.sent} state={state} />
      <FormStatus state={withFirstError(state, firstError(field))} sent={OUTCOMES.sent} submitting={FORM.submitting} />
    </form>
  );
}

function outcomeOf(stored: Stored): SubmitOutcome<never> {
  if (stored.kind === 'stored') return { kind: 'sent' };
  if (stored.kind === 'failed') return { kind: 'failed' };
  return { kind: 'refused', message: stored.reason === 'invalid' ? OUTCOMES.invalid : OUTCOMES.rateLimit };
}

function firstError(field: (name: (typeof FIELDS)[number]) => { error: string | undefined }): string | undefined {
  return FIELDS.map((name) => field(name).error).find((error) => error !== undefined);
}

/** Replaces the general state of an invalid form by its first error: the form reports one at a time. */
function withFirstError(state: FormState, error: string | undefined): FormState {
  return state.kind === 'invalid' && error !== undefined ? { kind: 'refused', message: error } : state;
}
