import { expect, it } from 'vitest';
import { ENTRY_FIELDS, isOptional, OPTIONAL_FIELDS, refusedField } from './entry-fields.ts';

it('isOptional is false for the name and true for the city', () => {
  expect([isOptional('name'), isOptional('city')]).toEqual([false, true]);
});

it.each([
  ['contest_entries_name_length', 'name'],
  ['city_length', 'city'],
  ['contest_entries_once_per_address', null],
  ['constructor_form', null],
  ['data', null],
])('refusedField returns for the database constraint %s the field %s', (rule, field) => {
  expect(refusedField(rule)).toBe(field);
});

it('the message of each field about a wrong text states the maximum length', () => {
  for (const { longest, wrong } of [ENTRY_FIELDS.name, ...Object.values(OPTIONAL_FIELDS)]) {
    expect(wrong).toMatch(new RegExp(`\\s${longest}\\scaractères`));
  }
});
