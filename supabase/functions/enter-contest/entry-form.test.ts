import { describe, expect, it, vi } from 'vitest';
import { receive } from '../_shared/receive.ts';
import { entryForm, type Enter } from './entry-form.ts';

const ENTRY = { name: 'Camille', email: 'camille@exemple.fr', acceptsRules: true };
const TICKET = '0f8fad5b-d9cb-469f-a165-70867728950e';

type Answer = Awaited<ReturnType<Enter>>;
const entered: Answer = { data: { outcome: 'entered', ticket: TICKET }, error: null };

/** Sends an entry; `given` is what the database was. */
async function send(body: unknown, answer: Answer = entered, type = 'application/json') {
  const enter = vi.fn<Enter>(async () => answer);
  const request = new Request('http://site.test/functions/v1/enter-contest', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.7' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const log = vi.fn();
  const response = await receive(request, entryForm(enter), {
    ...{ source: { header: 'x-forwarded-for', trustedHops: 1 }, secret: 'key', pagesOrigin: '', log },
    now: () => new Date('2026-12-05T12:00:00Z'),
  });
  const text = await response.text();
  return { status: response.status, text, given: enter.mock.calls.map(([entry]) => entry) };
}

describe('enter-contest', () => {
  it('enters with what was typed and a hash of the network, and answers the ticket', async () => {
    const { status, text, given } = await send({ ...ENTRY, city: 'Lyon', mayBeShown: true });
    expect([status, JSON.parse(text)]).toEqual([200, { ticket: TICKET }]);
    expect(given).toEqual([
      {
        ...{ name: 'Camille', email: 'camille@exemple.fr', city: 'Lyon', may_be_shown: true },
        network: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
  });

  it('shows nobody who has not agreed to it', async () => {
    for (const mayBeShown of [undefined, false, 'true', 1]) {
      expect((await send({ ...ENTRY, mayBeShown })).given).toMatchObject([{ may_be_shown: false, city: null }]);
    }
  });

  it.each([
    ['closed', 409],
    ['not_open', 409],
  ])('says of a contest that it is %s', async (outcome, expected) => {
    const { status, text } = await send(ENTRY, { data: { outcome }, error: null });
    expect([status, JSON.parse(text)]).toEqual([expected, { error: outcome }]);
  });

  it('answers 429 to a network that enters often', async () => {
    expect((await send(ENTRY, { data: { outcome: 'rate_limit' }, error: null })).status).toBe(429);
  });

  it.each([
    ['without the rules', { ...ENTRY, acceptsRules: false }],
    ['without a name', { ...ENTRY, name: undefined }],
    ['with a name that is none', { ...ENTRY, name: { $ne: null } }],
    ['with half a character', { ...ENTRY, name: '\ud800' }],
    ['with a list of addresses', { ...ENTRY, email: ['a@b.fr', 'c@d.fr'] }],
    ['that is no object', '[]'],
    ['that is no JSON', '{'],
    ['of a machine', { ...ENTRY, website: 'https://publicite.example' }],
  ])('refuses an entry %s', async (_what, body) => {
    const { status, given } = await send(body);
    expect([status, given]).toEqual([400, []]);
  });

  it('refuses what the database refuses, naming the rule and nothing else', async () => {
    const message = 'new row for relation "contest_entries" violates check constraint "contest_entries_email_form"';
    const { status, text } = await send(ENTRY, { data: null, error: { code: '23514', message } });
    expect(status).toBe(400);
    expect(text).toContain('The entry is refused');
    expect(text).not.toContain('camille');
  });

  it('fails where the database fails, and lets a form without script go nowhere', async () => {
    expect((await send(ENTRY, { data: null, error: { code: '57014', message: 'canceled' } })).status).toBe(503);
    expect((await send(ENTRY, { data: null, error: null })).status).toBe(503);
    const { given } = await send('name=Camille&email=a@b.fr', entered, 'application/x-www-form-urlencoded');
    expect(given).toEqual([]);
  });

  it('refuses a body of more than 4 kB', async () => {
    expect((await send({ ...ENTRY, name: 'x'.repeat(5000) })).status).toBe(413);
  });
});
