import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OUTCOME_ADDRESSES } from '../../supabase/functions/_shared/outcomes.ts';
import { RETENTION } from '../../src/core/podcast/retention.ts';
import { ADDRESSES, NO_ADDRESSES } from '../support/mail-addresses.ts';
import { postForm } from '../support/post-form.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

interface Mail {
  template_params: { to_email: string; subject: string; message: string };
}

let backend: TestBackend;
let networks = 1;

beforeAll(async () => {
  backend = await startTestBackend({ hasMail: true });
});
beforeEach(async () => {
  await backend.sql`truncate public.newsletter_subscriptions, private.form_attempts cascade`;
  backend.mails.asked = [];
  backend.mails.status = 200;
});
afterAll(() => backend.stop());

const elsewhere = () => `127.0.2.${(networks += 1)}`;
const subscribe = (email: unknown = 'lea@exemple.fr', from = elsewhere(), of = backend) =>
  postForm(`${of.url}/functions/v1/subscribe-to-newsletter`, { email }, { from });
const mails = () => backend.mails.asked as Mail[];
const tokenOf = (mail: Mail | undefined, page: string) =>
  new RegExp(`${backend.url}/newsletter/${page}#([\\w-]+)`).exec(mail?.template_params.message ?? '')?.[1] ?? '';
const confirm = (token: string) => backend.visitor().rpc('confirm_subscription', { token });
const leave = (token: string) => backend.visitor().rpc('unsubscribe_from_newsletter', { token });
const stored = () => backend.sql`
  select email, confirmation, confirmed_at is not null as is_confirmed from public.newsletter_subscriptions`;
const someTimeLater = () => backend.sql`
  update private.confirmation_mails set sent_at = sent_at - interval '11 minutes'`;

describe('an address', () => {
  it('is confirmed by the token of a mail, of which the database has only the hash', async () => {
    const answer = await subscribe(' Lea@Exemple.FR ');
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { stored: true, needsConfirmation: true }]);
    expect(await stored()).toEqual([{ email: 'lea@exemple.fr', confirmation: 'awaited', is_confirmed: false }]);
    const [mail] = mails();
    const account = { service_id: 'service', template_id: 'template', user_id: 'key', accessToken: 'private' };
    expect(mail).toMatchObject(account);
    expect(mail?.template_params.to_email).toBe('Lea@Exemple.FR');
    const token = tokenOf(mail, 'confirmation');
    const kept = await backend.sql`select encode(token_hash, 'escape') as hash, * from private.confirmation_mails`;
    expect(JSON.stringify(kept)).not.toContain(token);

    expect((await confirm(token)).data).toBe(true);
    expect(await stored()).toMatchObject([{ confirmation: 'given', is_confirmed: true }]);
    expect((await confirm(token)).data).toBe(true);
  });

  it('is neither confirmed nor removed by GET and HEAD requests to the data interface', async () => {
    await subscribe();
    const [mail] = mails();
    const headers = { apikey: backend.credentials.publishableKey };
    for (const [name, page] of [
      ['confirm_subscription', 'confirmation'],
      ['unsubscribe_from_newsletter', 'desinscription'],
    ] as const) {
      await fetch(`${backend.url}/rest/v1/rpc/${name}?token=${tokenOf(mail, page)}`, { headers });
      await fetch(`${backend.url}/rest/v1/rpc/${name}?token=${tokenOf(mail, page)}`, { headers, method: 'HEAD' });
    }
    expect(await stored()).toMatchObject([{ confirmation: 'awaited' }]);
  });

  it('is erased at once by the unsubscribe link of a mail', async () => {
    await subscribe();
    const token = tokenOf(mails()[0], 'desinscription');
    expect((await leave(token)).data).toBe(true);
    expect(await stored()).toEqual([]);
    expect(await backend.sql`select 1 from private.confirmation_mails`).toEqual([]);
    expect((await leave(token)).data).toBe(false);
    expect((await confirm(tokenOf(mails()[0], 'confirmation'))).data).toBe(false);
  });

  it('is erased by the one-click POST of a mail program without a key, not by opening the link', async () => {
    await subscribe();
    const token = tokenOf(mails()[0], 'desinscription');
    const address = `${backend.url}/functions/v1/unsubscribe-from-newsletter?token=${token}`;
    const opened = await fetch(address, { redirect: 'manual' });
    expect([opened.status, new URL(opened.headers.get('location') ?? '', backend.url).href]).toEqual([
      303,
      `${backend.url}/newsletter/desinscription#${token}`,
    ]);
    expect(await stored()).toHaveLength(1);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    for (let click = 0; click < 2; click += 1) {
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect(await stored()).toEqual([]);
    }
  });

  it('gets the same answer when it is subscribed already, and a mail with an unsubscribe link alone', async () => {
    const first = await subscribe();
    await confirm(tokenOf(mails()[0], 'confirmation'));
    await someTimeLater();
    expect(await subscribe()).toEqual(first);
    expect(tokenOf(mails()[1], 'confirmation')).toBe('');
    expect((await leave(tokenOf(mails()[1], 'desinscription'))).data).toBe(true);
  });

  it('gets one mail in ten minutes and five in a week at most', async () => {
    for (let number = 0; number < 3; number += 1) await subscribe();
    expect(mails()).toHaveLength(1);
    for (let number = 0; number < 6; number += 1) {
      await someTimeLater();
      expect((await subscribe()).status).toBe(200);
    }
    expect(mails()).toHaveLength(5);
    expect(await stored()).toHaveLength(1);
    expect((await confirm(tokenOf(mails()[0], 'confirmation'))).data).toBe(false);
    expect((await confirm(tokenOf(mails()[4], 'confirmation'))).data).toBe(true);
  });

  it('can be submitted again at once when its mail could not be sent', async () => {
    backend.mails.status = 403;
    expect((await subscribe()).status).toBe(503);
    backend.mails.status = 200;
    expect((await subscribe()).status).toBe(200);
    expect((await confirm(tokenOf(mails()[1], 'confirmation'))).data).toBe(true);
  });

  it('is accepted from a browser without script, which is redirected to a page for each outcome', async () => {
    const send = (body: string) =>
      postForm(`${backend.url}/functions/v1/subscribe-to-newsletter`, body, { from: elsewhere() });
    expect(await send('email=lea%40exemple.fr&leave_empty=')).toMatchObject({
      status: 303,
      location: OUTCOME_ADDRESSES.newsletterToConfirm,
    });
    expect((await send('email=lea')).location).toBe(OUTCOME_ADDRESSES.invalid);
    expect((await send('email=a%40exemple.fr&leave_empty=x')).location).toBe(OUTCOME_ADDRESSES.trapped);
  });

  it.each(['lea@exemple', 'lea@exemple.fr\nBcc: b@exemple.fr', { a: 1 }, ['a@b.fr']])(
    'is refused when it is %j',
    async (email) => {
      const answer = await subscribe(email);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error: expect.any(String) }]);
      expect([await stored(), mails()]).toEqual([[], []]);
    },
  );
});

it('the database accepts the same mail addresses as forms and functions', async () => {
  const texts = [...ADDRESSES.flatMap(([typed, kept]) => [typed.trim(), kept]), ...NO_ADDRESSES];
  const rows = await backend.sql<{ value: string }[]>`
    select value from unnest(${texts}::text[]) value where private.is_mail_address(value)`;
  expect(rows.map(({ value }) => value)).toEqual(ADDRESSES.flatMap(([typed, kept]) => [typed.trim(), kept]));
});

it("a subscription keeps m&m@a--b.fr as typed, and jean.o'connor@münchen.de in Punycode", async () => {
  for (const address of ['m&m@a--b.fr', "jean.o'connor@münchen.de"])
    expect((await subscribe(address)).status).toBe(200);
  expect((await stored()).map((row) => row['email'])).toEqual(['m&m@a--b.fr', "jean.o'connor@xn--mnchen-3ya.de"]);
});

describe('limits', () => {
  it('let one network give three addresses in five minutes', async () => {
    const from = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => subscribe(`lea-${number}@exemple.fr`, from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
    expect([(await stored()).length, mails().length]).toEqual([3, 3]);
    expect((await subscribe('autre@exemple.fr')).status).toBe(200);
  });

  it('give guessed and malformed tokens no effect', async () => {
    await subscribe();
    for (const token of ['', 'a', '%', "' or true --", 'x'.repeat(5000), '\u0000']) {
      expect((await confirm(token)).data ?? false, token).toBe(false);
      expect((await leave(token)).data ?? false, token).toBe(false);
    }
    expect(await stored()).toMatchObject([{ confirmation: 'awaited' }]);
  });
});

describe('the scheduled erasure', () => {
  const forget = async () => {
    const [{ command } = { command: '' }] = await backend.sql<{ command: string }[]>`
      select command from cron.job where jobname = 'forget-unconfirmed-subscriptions'`;
    await backend.sql.unsafe(command);
  };
  const age = (minutes: number) => backend.sql`
    update public.newsletter_subscriptions
    set asked_at = now() - make_interval(days => ${RETENTION.unconfirmedSubscriptionDays}, mins => ${minutes})`;

  it(`erases an unconfirmed address after ${RETENTION.unconfirmedSubscriptionDays} days`, async () => {
    await subscribe();
    const token = tokenOf(mails()[0], 'confirmation');
    await age(-5);
    await forget();
    expect(await stored()).toHaveLength(1);
    await age(5);
    expect((await confirm(token)).data).toBe(false);
    await forget();
    expect(await stored()).toEqual([]);
  });

  it('keeps a confirmed address', async () => {
    await subscribe();
    await confirm(tokenOf(mails()[0], 'confirmation'));
    await age(60);
    await forget();
    expect(await stored()).toHaveLength(1);
  });
});
