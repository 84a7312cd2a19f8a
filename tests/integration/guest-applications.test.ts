import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  APPLICATION_LIMITS,
  CONTACT_METHODS,
  type GuestApplication,
  TOPICS,
} from '../../src/core/podcast/guest-application.ts';
import { OUTCOME_ADDRESSES } from '../../supabase/functions/_shared/outcomes.ts';
import { RETENTION } from '../../src/core/podcast/retention.ts';
import { postForm } from '../support/post-form.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

const APPLICATION: GuestApplication = {
  name: 'Léo',
  age: 31,
  contactChoice: ['email', 'whatsapp'],
  contactValue: 'leo@exemple.fr',
  topics: ['ghosting', 'heartbreak'],
  anonymConsent: true,
  intimateConsent: true,
};

let backend: TestBackend;
let networks = 1;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  await backend.sql`truncate public.guest_applications, private.form_attempts`;
});
afterAll(() => backend.stop());

/** Returns a network address that has sent nothing yet. */
const elsewhere = () => `127.0.1.${(networks += 1)}`;
const apply = (body: unknown, from = elsewhere()) =>
  postForm(`${backend.url}/functions/v1/apply-as-guest`, body, { from });
const changed = (change: object) => ({ ...APPLICATION, ...change });
const stored = () => backend.sql`select * from public.guest_applications order by created_at`;

describe('an application', () => {
  it('is stored as it was sent', async () => {
    const answer = await apply(APPLICATION);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { stored: true }]);
    expect(await stored()).toMatchObject([
      {
        name: 'Léo',
        age: 31,
        contact_methods: ['email', 'whatsapp'],
        contact_value: 'leo@exemple.fr',
        topics: ['ghosting', 'heartbreak'],
        anonym_consent: true,
        intimate_consent_at: expect.any(Date) as Date,
      },
    ]);
  });

  it('accepts every contact method and topic, and refuses an unknown topic', async () => {
    const everything = changed({ contactChoice: [...CONTACT_METHODS], topics: [...TOPICS] });
    expect((await apply(everything)).status).toBe(200);
    const [application] = await stored();
    expect([application?.['contact_methods'].length, application?.['topics'].length]).toEqual([5, 14]);
    expect((await apply(changed({ contactValue: 'b', topics: [...TOPICS, 'other'] }))).status).toBe(400);
  });

  it('is accepted from a browser without script, which is redirected to a page for each outcome', async () => {
    const form = new URLSearchParams([
      ...Object.entries({
        name: 'Léo',
        age: '31',
        contact_value: 'leo@exemple.fr',
        anonym_consent: 'on',
        intimate_consent: 'on',
        leave_empty: '',
      }),
      ['contact_choice', 'email'],
      ['contact_choice', 'telegram'],
      ['topics', 'ghosting'],
    ]);
    const from = elsewhere();
    const answer = await apply(form.toString(), from);
    expect([answer.status, answer.location]).toEqual([303, OUTCOME_ADDRESSES.application]);
    expect(await stored()).toMatchObject([{ contact_methods: ['email', 'telegram'] }]);
    expect((await apply(form.toString(), from)).location).toBe(OUTCOME_ADDRESSES.rateLimit);
    form.delete('topics');
    expect((await apply(form.toString())).location).toBe(OUTCOME_ADDRESSES.invalid);
  });

  it.each([
    ['leo@exemple.fr', ' LEO@Exemple.FR '],
    ['06 12 34 56 78', '+33 6.12.34.56.78'],
    ['0612345678', '0033612345678'],
    ['@leo_paris', 'Leo_Paris'],
    ['ｌｅｏ', 'leo'],
  ])('is stored once for the contacts %s and %s, and the repetition gets the same answer', async (first, again) => {
    const answers = [
      await apply(changed({ contactValue: first })),
      await apply(changed({ contactValue: again, age: 40 })),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(await stored()).toMatchObject([{ contact_value: first.trim(), age: 31 }]);
  });

  it.each([
    ['@lucas', ['instagram'], 'lucas', ['snapchat']],
    ['@12345678', ['instagram'], '12345678', ['snapchat']],
    ['@12345678', ['instagram'], '@12345678', ['snapchat']],
    ['12345', ['instagram'], '12345', ['snapchat']],
  ])('is stored twice for %s by %j and %s by %j, which may be two people', async (first, firstBy, second, secondBy) => {
    await apply(changed({ contactValue: first, contactChoice: firstBy }));
    expect((await apply(changed({ contactValue: second, contactChoice: secondBy }))).status).toBe(200);
    expect(await stored()).toMatchObject([
      { contact_value: first, contact_methods: firstBy },
      { contact_value: second, contact_methods: secondBy },
    ]);
  });

  it.each([
    ['a telephone number by another service', '06 12 34 56 78', '+33612345678', ['telegram']],
    ['an e-mail address by another service', 'leo@exemple.fr', 'Leo@Exemple.fr', ['telegram']],
    ['a name by the same services in another order', '@leo', 'leo', ['whatsapp', 'email', 'whatsapp']],
  ])('is stored once when it is repeated with %s', async (_what, first, second, secondBy) => {
    await apply(changed({ contactValue: first }));
    expect((await apply(changed({ contactValue: second, contactChoice: secondBy }))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('leaves no network address of its sender in the database', async () => {
    await apply(APPLICATION, '127.0.9.9');
    const attempts = await backend.sql`select * from private.form_attempts`;
    expect(attempts).toMatchObject([{ form: 'application', network: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(JSON.stringify([...(await stored()), ...attempts])).not.toContain('127.0.9.9');
  });
});

describe('the checks of an application', () => {
  const LONG = (length: number) => 'é'.repeat(length);

  it.each([
    ['an empty object', {}],
    ['a list instead of an object', []],
    ['no name', changed({ name: undefined })],
    ['an empty name', changed({ name: '' })],
    ['a name of blanks', changed({ name: ' \u200b\u00a0' })],
    ['a name that is too long', changed({ name: LONG(APPLICATION_LIMITS.name + 1) })],
    ['a name in two lines', changed({ name: 'a\nb' })],
    ['a name with a right-to-left override', changed({ name: 'a\u202eb' })],
    ['a name with a null character', changed({ name: 'a\0b' })],
    ['a name of half a surrogate pair', changed({ name: '\ud800' })],
    ['an object instead of a name', changed({ name: { toString: 'x' } })],
    ['a minor', changed({ age: APPLICATION_LIMITS.minimumAge - 1 })],
    ['an age above the maximum', changed({ age: APPLICATION_LIMITS.maximumAge + 1 })],
    ['an age with a fraction', changed({ age: 30.5 })],
    ['an age in letters', changed({ age: 'trente' })],
    ['a huge age', changed({ age: 1e308 })],
    ['no method', changed({ contactChoice: [] })],
    ['an unknown method', changed({ contactChoice: ['pigeon'] })],
    ['a method that is null', changed({ contactChoice: [null] })],
    ['a list inside the list of methods', changed({ contactChoice: [['email']] })],
    ['a text instead of methods', changed({ contactChoice: 'email' })],
    ['no contact', changed({ contactValue: '  ' })],
    ['a contact of an @ alone', changed({ contactValue: '@' })],
    ['a contact that is too long', changed({ contactValue: LONG(APPLICATION_LIMITS.contactValue + 1) })],
    ['no topic', changed({ topics: [] })],
    ['a hundred topics', changed({ topics: Array<string>(100).fill('ghosting') })],
    ['no consent', changed({ anonymConsent: false })],
    ['no consent to intimate answers', changed({ intimateConsent: false })],
    ['a consent that is a text', changed({ anonymConsent: 'true' })],
    ['text in the trap field', changed({ leave_empty: 'https://spam.exemple' })],
  ])('refuse with 400 and an error text: %s', async (_what, body) => {
    const answer = await apply(body);
    expect(answer.status, answer.body).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/\w/) as unknown });
    expect(await stored()).toEqual([]);
  });

  it('let an applicant correct mistakes at once, because a refused attempt does not count', async () => {
    const from = elsewhere();
    for (const age of [17, 121, 3]) expect((await apply(changed({ age }), from)).status).toBe(400);
    expect((await apply(APPLICATION, from)).status).toBe(200);
  });

  it('accept the longest name and contact that are allowed', async () => {
    const longest = { name: LONG(APPLICATION_LIMITS.name), contactValue: LONG(APPLICATION_LIMITS.contactValue) };
    expect((await apply(changed(longest))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [413, JSON.stringify(changed({ name: 'x'.repeat(9000) })), 'application/json'],
    [400, '{', 'application/json'],
    [415, JSON.stringify(APPLICATION), 'text/plain'],
  ])('answer %i to a body of wrong size, syntax or type', async (status, body, type) => {
    const headers = { 'content-type': type };
    const answer = await postForm(`${backend.url}/functions/v1/apply-as-guest`, body, { from: elsewhere(), headers });
    expect(answer.status).toBe(status);
    expect(await stored()).toEqual([]);
  });
});

describe('the limit of a form for nested networks', () => {
  it('admits from a home twice the limit of a subnet, and from a site twice the limit of a home', async () => {
    const admitted = async (networks: string) => {
      const [row] = await backend.sql<{ admitted: boolean }[]>`
        select private.admit_form('wide', ${networks}, 3, 20) as admitted`;
      return row?.admitted;
    };
    const sentBy = async (subnet: string, home: string) => {
      let sent = 0;
      while (await admitted(`${subnet} ${home} site`)) sent += 1;
      return sent;
    };
    const sent: number[] = [];
    for (const home of ['a', 'b', 'c'])
      for (const subnet of ['1', '2', '3']) sent.push(await sentBy(home + subnet, home));
    expect(sent).toEqual([3, 3, 0, 3, 3, 0, 0, 0, 0]);
    expect(await admitted('elsewhere')).toBe(true);
  });
});

describe('the database’s own limits of applications', () => {
  it('store one of sixty simultaneous applications from one network', async () => {
    const { name, age, topics, contactChoice: contact_methods, contactValue } = APPLICATION;
    const consents = { anonym_consent: true, intimate_consent: true };
    const application = { name, age, topics, contact_methods, ...consents, network: 'one' };
    const operator = backend.operator();
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        operator.rpc('apply_as_guest', { ...application, contact_value: `${number}-${contactValue}` }),
      ),
    );
    expect(outcomes.filter(({ data }) => data === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ data }) => data === 'rate_limit')).toHaveLength(59);
    expect(await stored()).toHaveLength(1);
  });

  it('refuse an application without consent to intimate answers', async () => {
    const { name, age, topics, contactChoice: contact_methods, contactValue: contact_value } = APPLICATION;
    const consents = { anonym_consent: true, intimate_consent: false };
    const application = { name, age, topics, contact_methods, contact_value, ...consents, network: 'one' };
    const { error } = await backend.operator().rpc('apply_as_guest', application);
    expect(error?.message).toContain('guest_applications_intimate_consent');
    expect(await stored()).toEqual([]);
  });

  it('admit ten applications a day from one network at most', async () => {
    const from = elsewhere();
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      statuses.push((await apply(changed({ contactValue: `leo-${number}@exemple.fr` }), from)).status);
      await backend.sql`update private.form_attempts set attempted_at = attempted_at - interval '6 minutes'`;
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    await backend.sql`update private.form_attempts set attempted_at = attempted_at - interval '24 hours'`;
    expect((await apply(APPLICATION, from)).status).toBe(200);
  });
});

describe('the scheduled jobs', () => {
  const run = async (job: string) => {
    const [{ command } = { command: '' }] = await backend.sql<{ command: string }[]>`
      select command from cron.job where jobname = ${job}`;
    await backend.sql.unsafe(command);
  };

  it(`erase applications after ${RETENTION.applicationMonths} months, as the privacy page states`, async () => {
    const age = (days: number) => backend.sql`
      update public.guest_applications
      set created_at = now() - make_interval(months => ${RETENTION.applicationMonths}, days => ${-days})`;
    await apply(APPLICATION);
    await age(1);
    await run('forget-applications');
    expect(await stored()).toHaveLength(1);
    await age(-1);
    await run('forget-applications');
    expect(await stored()).toEqual([]);
  });

  it('erase the hash of a network within a day', async () => {
    await apply(APPLICATION);
    const age = (minutes: number) => backend.sql`
      update private.form_attempts
      set attempted_at = now() - make_interval(hours => ${RETENTION.networkHashHours}, mins => ${-minutes})`;
    const count = async () => (await backend.sql`select 1 from private.form_attempts`).length;
    await age(5);
    await run('forget-form-attempts');
    expect(await count()).toBe(1);
    await age(-5);
    await run('forget-form-attempts');
    expect(await count()).toBe(0);
  });
});
