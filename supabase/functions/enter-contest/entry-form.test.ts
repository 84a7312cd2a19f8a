import { describe, expect, it, vi } from 'vitest';
import { receive } from '../_shared/receive.ts';
import { knownMail, ticketMail } from './copy.ts';
import { ENTRY_TEXTS } from './entry-texts.ts';
import { entryForm, type Enter, type EntryParts } from './entry-form.ts';

const ENTRY = { name: 'Camille', email: 'camille@exemple.fr', acceptsRules: true };
const TICKET = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OTHER_TICKET = '11111111-d9cb-469f-a165-70867728950e';
const SESSION = 'a'.repeat(32);
const PAGE = 'https://coquelicot.exemple/concours';
const CLOSING = 'L’équipe';

type Answer = Awaited<ReturnType<Enter>>;
const ENTERED = { outcome: 'entered', ticket: TICKET, kept_ticket: TICKET, is_new: true, is_mailed: true };
const entered: Answer = { data: ENTERED, error: null };
const repeated: Answer = { data: { ...ENTERED, kept_ticket: OTHER_TICKET, is_new: false }, error: null };

/** Sends an entry; `given` lists the entries that the database received. */
async function send(body: unknown, answer: Answer = entered, type = 'application/json') {
  const enter = vi.fn<Enter>(async () => answer);
  const mail = vi.fn<NonNullable<EntryParts['send']>>();
  const request = new Request('http://site.test/functions/v1/enter-contest', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.7' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const log = vi.fn();
  const response = await receive(
    request,
    entryForm({ enter, send: mail, page: PAGE, closing: CLOSING, newSession: () => SESSION }),
    {
      source: { header: 'x-forwarded-for', trustedHops: 1 },
      secret: 'key',
      pagesOrigin: '',
      log,
      now: () => new Date('2026-12-05T12:00:00Z'),
    },
  );
  const text = await response.text();
  const headers = [...response.headers].toSorted();
  return {
    status: response.status,
    text,
    headers,
    given: enter.mock.calls.map(([entry]) => entry),
    mails: mail.mock.calls.map(([sent]) => sent),
  };
}

describe('enter-contest', () => {
  it('stores the typed entry with a hash of the network, and answers with the ticket', async () => {
    const { status, text, given } = await send({ ...ENTRY, city: 'Lyon', mayBeShown: true });
    expect([status, JSON.parse(text)]).toEqual([200, { ticket: TICKET }]);
    const unanswered = Object.fromEntries(ENTRY_TEXTS.map((name) => [name, null]));
    expect(given).toEqual([
      {
        form: { ...unanswered, name: 'Camille', email: 'camille@exemple.fr', city: 'Lyon', may_be_shown: true },
        session: SESSION,
        network: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
  });

  it('answers a repeated entry like a first one, and mails the valid ticket to the owner of the address', async () => {
    const [first, again] = [await send(ENTRY), await send(ENTRY, repeated)];
    const answerOf = ({ status, text, headers }: typeof first) => ({ status, text, headers });
    expect(answerOf(again)).toEqual(answerOf(first));
    expect(again.text).not.toContain(OTHER_TICKET);
    const to_email = ENTRY.email;
    expect(first.mails).toEqual([{ to_email, ...ticketMail({ ticket: TICKET, page: PAGE, closing: CLOSING }) }]);
    expect(again.mails).toEqual([{ to_email, ...knownMail({ ticket: OTHER_TICKET, page: PAGE, closing: CLOSING }) }]);
    const knownToday: Answer = { data: { ...ENTERED, is_mailed: false }, error: null };
    expect((await send(ENTRY, knownToday)).mails).toEqual([]);
  });

  it('stores the session of the browser, and answers 400 to a malformed session', async () => {
    const session = '0123456789abcdef'.repeat(2);
    expect((await send({ ...ENTRY, session })).given).toMatchObject([{ session }]);
    for (const wrong of ['', 'x'.repeat(32), TICKET])
      expect((await send({ ...ENTRY, session: wrong })).status).toBe(400);
  });

  it('stores a city that may not be shown: may_be_shown is false unless mayBeShown is true', async () => {
    for (const mayBeShown of [undefined, false, 'true', 1]) {
      expect((await send({ ...ENTRY, city: 'Lyon', mayBeShown })).given).toMatchObject([
        { form: { may_be_shown: false, city: 'Lyon' } },
      ]);
    }
  });

  it.each([
    ['closed', 409],
    ['not_open', 409],
  ])('answers 409 with the outcome %s of the database', async (outcome, expected) => {
    const { status, text } = await send(ENTRY, { data: { outcome }, error: null });
    expect([status, JSON.parse(text)]).toEqual([expected, { error: outcome }]);
  });

  it('answers 429 when the database reports the rate limit', async () => {
    expect((await send(ENTRY, { data: { outcome: 'rate_limit' }, error: null })).status).toBe(429);
  });

  it.each([
    ['without accepted rules', { ...ENTRY, acceptsRules: false }],
    ['without a name', { ...ENTRY, name: undefined }],
    ['with an object as name', { ...ENTRY, name: { $ne: null } }],
    ['with a lone surrogate', { ...ENTRY, name: '\ud800' }],
    ['with a list of addresses', { ...ENTRY, email: ['a@b.fr', 'c@d.fr'] }],
    ['that is a list', '[]'],
    ['that is malformed JSON', '{'],
    ['with a filled trap field', { ...ENTRY, leave_empty: 'https://publicite.example' }],
  ])('refuses an entry %s', async (_what, body) => {
    const { status, given } = await send(body);
    expect([status, given]).toEqual([400, []]);
  });

  it('answers 400 with the violated rule, and no data of the entry, when the database refuses it', async () => {
    const message = 'new row for relation "contest_entries" violates check constraint "contest_entries_email_form"';
    const { status, text } = await send(ENTRY, { data: null, error: { code: '23514', message } });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ error: 'The entry is refused: email_form' });
    expect(text).not.toContain('camille');
  });

  it('answers 503 when the database fails, and stores nothing from a form without script', async () => {
    expect((await send(ENTRY, { data: null, error: { code: '57014', message: 'canceled' } })).status).toBe(503);
    expect((await send(ENTRY, { data: null, error: null })).status).toBe(503);
    const { given } = await send('name=Camille&email=a@b.fr', entered, 'application/x-www-form-urlencoded');
    expect(given).toEqual([]);
  });

  it('refuses a body of more than 4 kB', async () => {
    expect((await send({ ...ENTRY, name: 'x'.repeat(5000) })).status).toBe(413);
  });
});
