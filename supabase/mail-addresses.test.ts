import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { mailAddress } from '../src/core/mail/mail-address.ts';
import { mailAddressAnswer } from '../src/presentation/forms/mail-address.ts';
import type { SentForm } from './functions/_shared/read-form.ts';
import { entryForm } from './functions/enter-contest/entry-form.ts';
import { newsletterForm } from './functions/subscribe-to-newsletter/newsletter-form.ts';
import { ADDRESSES, NO_ADDRESSES } from '../tests/support/mail-addresses.ts';

/** The rule of the database is tested with the same table in tests/integration/newsletter.test.ts. */

const answer = mailAddressAnswer('Manque.', 'Faux.');

/** Returns the addresses that the functions store for a typed one. */
async function keptByFunctions(email: string): Promise<string[]> {
  const kept: string[] = [];
  const keep = async (row: { email: string }) => {
    kept.push(row.email);
    return { data: { outcome: 'rate_limit' }, error: null };
  };
  const sent: SentForm = {
    isFromBrowser: false,
    text: (name) => (name === 'session' ? null : email),
    texts: () => null,
    number: () => null,
    isTicked: () => true,
  };
  const nothing = async () => ({ data: null, error: null });
  const log = () => undefined;
  const parts = { subscribe: keep, forgetConfirmationMail: nothing, send: null, siteUrl: '', closing: '', log };
  await newsletterForm(parts).store(sent, 'network');
  const session = 'a'.repeat(32);
  const enter = ({ form }: { form: { email: string } }) => keep(form);
  const entryParts = { enter, send: null, page: '', closing: '', newSession: () => session };
  await entryForm(entryParts).store(sent, 'network');
  return kept;
}

describe.each(ADDRESSES)('the address %j', (typed, kept) => {
  it(`is normalised to ${kept} by pages and edge functions`, async () => {
    expect([mailAddress(typed), mailAddress(kept)]).toEqual([kept, kept]);
    expect(safeParse(answer, typed)).toMatchObject({ success: true, output: kept });
    expect(await keptByFunctions(typed)).toEqual([kept, kept]);
  });
});

it.each(['', ' ', ...NO_ADDRESSES])('pages refuse %j as a mail address', (text) => {
  expect(mailAddress(text)).toBeNull();
  expect(safeParse(answer, text).issues?.map(({ message }) => message)).toContain('Faux.');
});

it('pages and edge functions, which are deployed alone, have the same source of the rule', () => {
  const source = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
  expect(source('supabase/functions/_shared/mail-address.ts')).toBe(source('src/core/mail/mail-address.ts'));
});
