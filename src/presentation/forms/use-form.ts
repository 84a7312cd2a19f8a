import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useForm as useHookForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FormState, SubmitOutcome } from './form-state.ts';
import { valibotResolver } from './valibot-resolver.ts';

interface FormOptions<Input extends FieldValues, Output> {
  /** Receives the answers as the schema returns them. An exception is logged and shown as a failure. */
  send(answers: Output): Promise<SubmitOutcome<Path<Input>>>;
  /** Initial values. Leave them out for a form rendered in the page, whose fields keep the text typed so far. */
  defaultValues?: DefaultValues<Input>;
}

/** Outcome of the last submission, without the number of wrong answers, which the fields know. */
type LastState<Name extends string> = Exclude<FormState<Name>, { kind: 'invalid' }> | { kind: 'invalid' };

/**
 * Form whose answers a valibot schema checks. Errors appear at their fields, and the first gets the focus. Fields keep
 * their text whatever the outcome. During a submission they are read-only, and no second one starts.
 * @param schema object of fields, with a French message for each rule
 * @returns `formProps` for the form, `field(name)` for each field, and `state` for FormStatus and SubmitButton;
 * `empty()` resets the fields, `restart()` the state
 */
export function useForm<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
  { send, defaultValues }: FormOptions<Input, Output>,
) {
  const form = useHookForm<Input, unknown, Output>({ resolver: valibotResolver(schema), defaultValues });
  const [lastState, setState] = useState<LastState<Path<Input>>>({ kind: 'ready' });
  const isRunning = useRef(false);
  const { reset } = form;
  const { errors } = form.formState;

  const submit = async (answers: Output) => {
    setState({ kind: 'submitting' });
    const outcome = await send(answers);
    setState(outcome);
    if (outcome.kind !== 'refused') return;
    const refused = Object.entries(outcome.fields ?? {}) as [Path<Input>, string][];
    for (const [index, [name, message]] of refused.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    }
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const letGo = holdChoices(event.currentTarget);
    try {
      await form.handleSubmit(submit, () => setState({ kind: 'invalid' }))(event);
    } catch (error) {
      console.error('The form could not be sent', error);
      setState({ kind: 'failed' });
    } finally {
      letGo();
      isRunning.current = false;
    }
  };
  return {
    formProps: { onSubmit, noValidate: true },
    field: (name: Path<Input>) => ({
      ...form.register(name),
      error: errors[name]?.message as string | undefined,
      readOnly: lastState.kind === 'submitting',
    }),
    state: stateNow(lastState, Object.keys(errors).length),
    empty: useCallback(() => reset(), [reset]),
    restart: useCallback(() => setState({ kind: 'ready' }), []),
  };
}

/** Counts wrong answers down while they are corrected. */
function stateNow<Name extends string>(state: LastState<Name>, errorCount: number): FormState<Name> {
  if (state.kind !== 'invalid') return state;
  return errorCount > 0 ? { kind: 'invalid', count: errorCount } : { kind: 'ready' };
}

const KINDS = ['checkbox', 'radio', 'file'];

/**
 * Prevents changes of choices and files in a form: `readonly` works only for text, and `disabled` loses the focus.
 * @returns a function that ends this
 */
function holdChoices(form: HTMLFormElement): () => void {
  const events = new AbortController();
  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || !KINDS.includes(event.target.type)) return;
    event.preventDefault();
    // React would take the undone click for a change.
    event.stopPropagation();
  };
  for (const kind of ['click', 'dragover', 'drop']) {
    form.addEventListener(kind, hold, { capture: true, signal: events.signal });
  }
  return () => events.abort();
}
