import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { LARGEST_VARIABLES, variablesSize } from '../../core/mail/mail-size.ts';
import { CONFESSION, isLongEnough, LONGEST_CONFESSION } from './confession-schema.ts';
import { CONFESSION_FORM } from './copy.ts';

const messagesOf = (message: string) => safeParse(CONFESSION, { message }).issues?.map((issue) => issue.message) ?? [];

describe('a confession', () => {
  it('needs at least 10 characters, not counting the blanks around', () => {
    expect(messagesOf('123456789')).toEqual([CONFESSION_FORM.tooShort]);
    expect(messagesOf(`\n ${'123456789'}   \t`)).toEqual([CONFESSION_FORM.tooShort]);
    expect(messagesOf('1234567890')).toEqual([]);
    expect(isLongEnough(' 1234567890 ')).toBe(true);
    expect(isLongEnough(' 123456789\u00A0 ')).toBe(false);
  });

  it('is sent without the blanks around it', () => {
    expect(safeParse(CONFESSION, { message: '  Il a amené\nsa mère.  ' }).output).toEqual({
      message: 'Il a amené\nsa mère.',
    });
  });

  it('fits the mail service’s limit at its maximum length, even if it is all emoji', () => {
    const longest = '\u{1F98A}'.repeat(LONGEST_CONFESSION);
    expect(messagesOf(longest)).toEqual([]);
    expect(messagesOf(`${longest}!`)).toEqual([CONFESSION_FORM.tooLong]);
    const around = { to_email: 'equipe@ici.example', screenshot: '', filename: '' };
    expect(variablesSize({ message: longest, ...around })).toBeLessThan(LARGEST_VARIABLES);
  });
});
