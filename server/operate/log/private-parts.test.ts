import { describe, expect, it } from 'vitest';
import { withoutPrivateParts } from './private-parts.ts';

describe('withoutPrivateParts', () => {
  it.each([
    ['GET /rest/v1/a?apikey=x&name=L%C3%A9a failed', 'GET /rest/v1/a failed'],
    [
      'The webhook https://hook.example/a?token=abc was not delivered',
      'The webhook https://hook.example/a was not delivered',
    ],
    ['connect postgres://postgres:secret@127.0.0.1:5432/postgres', 'connect postgres://127.0.0.1:5432/postgres'],
    ['Key (email)=(lea@exemple.fr) already exists', 'Key (email)=([address]) already exists'],
    ['refused: eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2ln', 'refused: [key]'],
    ['key sb_secret_abcDEF_1 refused', 'key [key] refused'],
    ['Authorization: Bearer abcdef0123456789', 'Authorization: Bearer [key]'],
    ['client 203.0.113.9 left', 'client [address] left'],
    ['client 2001:db8:1:2::9 left', 'client [address] left'],
    ['one\n  two\u001b[31m', 'one two [31m'],
  ])('removes the private parts of: %s', (sentence, expected) => {
    expect(withoutPrivateParts(sentence)).toBe(expected);
  });

  it.each([
    'Coquelicot is served at http://localhost:4321 (0.5 s)',
    'Online: 119 pages, in 43.6 s.',
    'GET /blog/un-titre could not be answered: no file',
    'Port 4321 is already in use on 127.0.0.1. Is it yours? Stop it.',
    'The backup holds 2 articles of 2026-11-27 03:00 UTC, version 0.1.0.',
    '@supabase/lite 0.10.0 is used',
  ])('leaves unchanged: %s', (sentence) => {
    expect(withoutPrivateParts(sentence)).toBe(sentence);
  });

  it('cuts a sentence after 2000 characters', () => {
    expect(withoutPrivateParts('a'.repeat(5000))).toHaveLength(2000);
  });
});
