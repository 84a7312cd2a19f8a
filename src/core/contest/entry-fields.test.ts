import { expect, it } from 'vitest';
import { ENTRY_FIELDS, isOptional, OPTIONAL_FIELDS, refusedField } from './entry-fields.ts';

it('know those that may stay empty', () => {
  expect([isOptional('name'), isOptional('city')]).toEqual([false, true]);
});

it.each([
  ['contest_entries_name_length', 'name'],
  ['city_length', 'city'],
  ['contest_entries_once_per_address', null],
  ['constructor_form', null],
  ['data', null],
])('are told by the rule of the database %s: %s', (rule, field) => {
  expect(refusedField(rule)).toBe(field);
});

it('say their limits to who exceeds them', () => {
  for (const { longest, wrong } of [ENTRY_FIELDS.name, ...Object.values(OPTIONAL_FIELDS)]) {
    expect(wrong).toMatch(new RegExp(`\\s${longest}\\scaractères`));
  }
});
