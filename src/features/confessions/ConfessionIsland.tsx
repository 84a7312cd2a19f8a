import { useEffect, useRef, useState } from 'react';
import type { SubmitOutcome } from '../../presentation/forms/form-state.ts';
import { FormStatus } from '../../presentation/forms/FormStatus.tsx';
import { SubmitButton } from '../../presentation/forms/SubmitButton.tsx';
import { TextAreaField } from '../../presentation/forms/TextAreaField.tsx';
import { emptyTrap, TrapField } from '../../presentation/forms/TrapField.tsx';
import { useForm } from '../../presentation/forms/use-form.ts';
import { CONFESSION, isLongEnough, LONGEST_CONFESSION } from './confession-schema.ts';
import { CONFESSION_FORM, CONFESSION_SENT } from './copy.ts';

/** Milliseconds for which the form says that it is being prepared (document 2, section 9). */
const PREPARATION = 800;

interface ConfessionServices {
  send(message: string, trap: string): Promise<SubmitOutcome>;
  /** Reports the outcome; after a success, forgets the kept text. */
  report(outcome: SubmitOutcome): void;
}

interface Props {
  /** Null while the page is prerendered: the form is shown and not ready. */
  services: ConfessionServices | null;
}

/** Form of a confession, replaced by thanks once it is sent. */
export function ConfessionIsland({ services }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const [hasEnough, setHasEnough] = useState(false);
  const { formProps, field, state, empty, restart } = useForm(CONFESSION, {
    async send({ message }): Promise<SubmitOutcome> {
      const outcome = (await services?.send(message, emptyTrap(trap))) ?? { kind: 'failed' };
      services?.report(outcome);
      return outcome;
    },
  });
  const isSent = state.kind === 'sent';

  useEffect(() => {
    const preparation = setTimeout(() => {
      setReady(true);
      // Text typed or restored before hydration counts as well.
      setHasEnough(isLongEnough(textOf(form.current)));
    }, PREPARATION);
    return () => clearTimeout(preparation);
  }, []);
  useEffect(() => {
    if (isSent) empty();
  }, [isSent, empty]);

  useEffect(() => {
    // Scrolls to the message below the button, which may lie outside a narrow screen.
    if (state.kind === 'failed' || state.kind === 'refused')
      form.current?.querySelector('.form-status')?.scrollIntoView({ block: 'center' });
  }, [state]);

  const sendAnother = () => {
    restart();
    setHasEnough(false);
    // Waits until the field is shown again.
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
  };
  const progress = isReady ? CONFESSION_FORM.submitting : CONFESSION_FORM.preparing;
  const shownState = isReady ? state : { kind: 'submitting' as const };
  return (
    <>
      <form
        {...formProps}
        ref={form}
        className="form"
        hidden={isSent}
        onInput={({ currentTarget }) => setHasEnough(isLongEnough(textOf(currentTarget)))}
      >
        <TextAreaField
          {...field('message')}
          id="confession"
          label={CONFESSION_FORM.field}
          placeholder={CONFESSION_FORM.placeholder}
          limit={LONGEST_CONFESSION}
          rows={8}
          required
        />
        <TrapField ref={trap} id="confession-trap" label={CONFESSION_FORM.trap} />
        <p className="confession-note">{CONFESSION_FORM.consent}</p>
        <SubmitButton
          label={CONFESSION_FORM.submit}
          submitting={progress}
          state={shownState}
          disabled={!isReady}
          isDisabled={!hasEnough}
        />
        <FormStatus state={shownState} submitting={progress} sent={CONFESSION_SENT.toast} />
      </form>
      {isSent && <Thanks onAnother={sendAnother} />}
    </>
  );
}

function textOf(form: HTMLFormElement | null): string {
  return form?.querySelector('textarea')?.value ?? '';
}

function Thanks({ onAnother }: { onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="confession-thanks">
      <img src="/illustrations/poppy.svg" alt="" width="400" height="400" />
      <h3 ref={title} tabIndex={-1}>
        {CONFESSION_SENT.title}
      </h3>
      <p>{CONFESSION_SENT.text}</p>
      <button type="button" className="button" onClick={onAnother}>
        {CONFESSION_SENT.another}
      </button>
    </div>
  );
}
