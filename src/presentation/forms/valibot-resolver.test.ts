import { array, email, nonEmpty, object, pipe, string, transform, type InferInput } from 'valibot';
import { expect, it } from 'vitest';
import { FORM_COPY } from './copy.ts';
import { valibotResolver } from './valibot-resolver.ts';

const SCHEMA = object({
  email: pipe(string(), nonEmpty('Vide.'), email('Incomplète.')),
  tags: array(pipe(string(), nonEmpty('Sans nom.'))),
  size: pipe(string(), transform(Number)),
});
/** @param values as a form holds them: of any type */
const resolve = (values: Record<string, unknown>) =>
  valibotResolver(SCHEMA)(values as InferInput<typeof SCHEMA>, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

it('valibotResolver returns the answers as the schema parses them', () => {
  expect(resolve({ email: 'a@b.fr', tags: ['x'], size: '3' })).toEqual({
    values: { email: 'a@b.fr', tags: ['x'], size: 3 },
    errors: {},
  });
});

it('valibotResolver reports the first problem of each field, and only one for a list', () => {
  expect(resolve({ email: '', tags: ['x', '', ''], size: '3' })).toEqual({
    values: {},
    errors: {
      email: { type: 'non_empty', message: 'Vide.' },
      tags: { type: 'non_empty', message: 'Sans nom.' },
    },
  });
});

it('valibotResolver uses a French message when the schema has none', () => {
  expect(resolve({ email: 'a@b.fr', tags: [] })).toMatchObject({ errors: { size: { message: FORM_COPY.invalid } } });
});
