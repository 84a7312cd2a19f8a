import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParse, type GenericSchema } from 'valibot';
import { FORM_COPY } from './copy.ts';

/** Checks the answers of a form by a schema; each wrong field is given the first message about it. */
export function valibotResolver<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const { success, output, issues } = safeParse(schema, values, { message: FORM_COPY.invalid });
    if (success) return { values: output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { type, message, path } of issues) errors[String(path?.[0].key ?? 'root')] ??= { type, message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
