import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mailAddress } from '../../../core/mail/mail-address.ts';
import { NEWSLETTER_FIELD } from '../../../core/newsletter/subscription.ts';
import { subscribeToNewsletter, type SubscriptionOutcome } from '../../../gateway/browser/newsletter.ts';
import { FORM_COPY } from '../../../presentation/forms/copy.ts';
import { EmailField } from '../../../presentation/forms/TextField.tsx';
import type { FormState } from '../../../presentation/forms/form-state.ts';
import { FormStatus } from '../../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../../presentation/forms/SubmitButton.tsx';
import { emptyTrap, TrapField } from '../../../presentation/forms/TrapField.tsx';
import { formToast, type FormToast } from '../../../presentation/toasts/form-toast.ts';
import { atLeast } from '../../../presentation/forms/at-least.ts';
import { NEWSLETTER_FORM } from './copy.ts';

/** Milliseconds that sending lasts at least (document 2, section 9). */
const SENDING_TIME = 1000;
/** Milliseconds that the toast stays: its text may ask for an action. */
const TOAST_TIME = 8000;

interface Props {
  /** Target of the form without a script. */
  endpoint: string;
  subscribe?: (email: string) => Promise<SubscriptionOutcome>;
  /** Called once an address has arrived, so that the kept text can be forgotten. */
  onSent?: () => void;
  /** Called once the form handles input. */
  onReady?: () => void;
}

/**
 * Form that subscribes an address to news of episodes. Sending an empty field does nothing. Without a script, the browser checks
 * the address.
 */
export function NewsletterForm({ endpoint, subscribe = subscribeToNewsletter, onSent, onReady }: Props) {
  const [state, setState] = useState<FormState>({ kind: 'ready' });
  const [thanks, setThanks] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const toast = useRef<FormToast>(null);
  const isRunning = useRef(false);

  useEffect(() => {
    toast.current = formToast();
    // `mailAddress` replaces the browsers' own checks of addresses, which differ.
    if (form.current) form.current.noValidate = true;
    onReady?.();
  }, [onReady]);

  const refuse = (message: string) => {
    setError(message);
    setState({ kind: 'refused', message });
    email.current?.focus();
  };

  const finish = (subscription: SubscriptionOutcome) => {
    if (subscription.kind === 'failed') return setState({ kind: 'failed' });
    if (subscription.kind === 'refused') {
      if (subscription.reason === 'invalid') return refuse(NEWSLETTER_FORM.invalid);
      return setState({ kind: 'refused', message: NEWSLETTER_FORM.rateLimit });
    }
    const message = subscription.needsConfirmation ? NEWSLETTER_FORM.needsConfirmation : NEWSLETTER_FORM.subscribed;
    toast.current?.tell(message, { milliseconds: TOAST_TIME });
    setThanks(message);
    setState({ kind: 'sent' });
    onSent?.();
    if (email.current) email.current.value = '';
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = email.current?.value.trim() ?? '';
    if (isRunning.current || typed === '') return;
    const address = mailAddress(typed);
    if (address === null) return refuse(NEWSLETTER_FORM.malformed);
    if (emptyTrap(trap) !== '') return setState({ kind: 'refused', message: FORM_COPY.trapped });
    toast.current?.clear();
    setError(undefined);
    setState({ kind: 'submitting' });
    isRunning.current = true;
    finish(await atLeast(SENDING_TIME, subscribe(address)));
    isRunning.current = false;
  };

  return (
    <form
      ref={form}
      className="form newsletter-form"
      method="post"
      action={endpoint}
      aria-label={NEWSLETTER_FORM.label}
      onSubmit={(event) => void onSubmit(event)}
    >
      <EmailField
        id="newsletter-email"
        name={NEWSLETTER_FIELD}
        label={NEWSLETTER_FORM.email}
        error={error}
        readOnly={state.kind === 'submitting'}
        required
        ref={email}
        onInput={() => {
          if (error === undefined) return;
          setError(undefined);
          setState({ kind: 'ready' });
        }}
      />
      <TrapField id="newsletter-trap" label={NEWSLETTER_FORM.trap} ref={trap} />
      <SubmitButton label={NEWSLETTER_FORM.submit} submitting={NEWSLETTER_FORM.submitting} state={state} />
      <FormStatus state={state} sent={thanks} />
    </form>
  );
}
