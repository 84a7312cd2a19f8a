import { describe, expect, it } from 'vitest';
import { refusedRule } from './database-refusal.ts';

describe('refusedRule', () => {
  it.each([
    [
      '23514',
      'new row for relation "contest_entries" violates check constraint "contest_entries_city_length"',
      'contest_entries_city_length',
    ],
    ['23505', 'duplicate key value violates unique constraint "contests_name_once"', 'contests_name_once'],
    ['23502', 'null value in column "name" of relation "contest_entries" violates not-null constraint', 'data'],
    ['22P02', 'invalid input syntax for type uuid: "x"', 'data'],
  ])('for the code %s and the message « %s », returns %s', (code, message, rule) => {
    expect(refusedRule({ code, message })).toBe(rule);
  });

  it.each(['42501', '57014', ''])('returns null for the code %j', (code) => {
    expect(refusedRule({ code, message: 'permission denied for constraint "x"' })).toBeNull();
  });
});
