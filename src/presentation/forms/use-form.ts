import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useForm as useHookForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FormState, SubmitOutcome } from './form-state.ts';
import { holdChoices } from './hold-choices.ts';
import { valibotResolver } from './valibot-resolver.ts';

interface FormOptions<Input extends FieldValues, Output> {
  /** Takes the answers as the schema gives them. What it throws is written down and shown as a failure. */
  send(answers: Output): Promise<SubmitOutcome<Path<Input>>>;
  /** Initial values. Leave them out where the page comes with its fields, which keep what was typed so far. */
  defaultValues?: DefaultValues<Input>;
}

/** Outcome of the last submission; the fields know how many answers are wrong. */
type LastState<Name extends string> = Exclude<FormState<Name>, { kind: 'invalid' }> | { kind: 'invalid' };

/**
 * A form whose answers a valibot schema checks. Wrong ones are said at their fields and the first is given the focus;
 * whatever comes of a submission, the fields keep what was typed; while one runs, they hold still and no second one starts.
 *
 * @param schema an object of fields, with a French message for everything that it refuses
 * @returns `formProps` for the form, `field(name)` for each field, and the state for FormStatus and SubmitButton; `empty()`
 * takes away what was typed, `restart()` forgets what the last submission has come to
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

/** Wrong answers are counted down while they are corrected. */
function stateNow<Name extends string>(state: LastState<Name>, errorCount: number): FormState<Name> {
  if (state.kind !== 'invalid') return state;
  return errorCount > 0 ? { kind: 'invalid', count: errorCount } : { kind: 'ready' };
}
