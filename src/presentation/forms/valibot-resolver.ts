import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { safeParse, type GenericSchema } from 'valibot';
import { FORM_COPY } from './copy.ts';

/** Checks a form's answers by a schema; each wrong field gets its first message. */
export function valibotResolver<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values, _context, { fields }) => {
    const { success, output, issues } = safeParse(
      schema,
      { ...values, ...answersIn(fields) },
      { message: FORM_COPY.invalid },
    );
    if (success) return { values: output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { type, message, path } of issues) errors[String(path?.[0].key ?? 'root')] ??= { type, message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}

/** Reads the answers from the controls, since password managers fill them in without an event. */
function answersIn<Input extends FieldValues>(fields: ResolverOptions<Input>['fields']): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).map(({ name, ref, refs }) => [name, refs?.[0]?.checked ?? answerOf(ref)]),
  );
}

function answerOf(control: { type?: string; value?: unknown; files?: FileList | null }): unknown {
  return control.type === 'file' ? control.files : control.value;
}
