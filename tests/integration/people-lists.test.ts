import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let administrator: Client;

const PEOPLE = [
  { name: 'Élie', age: 40, contact_value: '06 12 34 56 78' },
  { name: 'zoé', age: 22, contact_value: '@Zoe_Paris' },
  { name: 'Amir 100%', age: 31, contact_value: 'amir@exemple.fr' },
];

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  for (const [index, person] of PEOPLE.entries()) {
    await backend.sql`
      insert into public.guest_applications ${backend.sql({
        ...person,
        contact_methods: ['whatsapp'],
        topics: ['ghosting'],
        anonym_consent: true,
        intimate_consent_at: '2026-11-01T12:00:00Z',
        created_at: `2026-11-0${index + 1}T12:00:00Z`,
      })}`;
  }
  await backend.sql`
    insert into public.newsletter_subscriptions (email, confirmation, confirmed_at, created_at) values
      ('b@exemple.fr', 'awaited', null, '2026-11-01T12:00:00Z'),
      ('amir@exemple.fr', 'given', '2026-11-02T13:00:00Z', '2026-11-02T12:00:00Z'),
      ('c@autre.fr', 'not_asked', null, '2026-11-03T12:00:00Z')`;
});
afterAll(() => backend.stop());

const ASKED = { search: '', sort: 'date', is_ascending: false, page: 1, page_size: 20 };

async function applications(change: object = {}) {
  const { data } = await administrator.rpc('list_guest_applications', { ...ASKED, ...change }).throwOnError();
  const { total, applications: rows } = data as { total: number; applications: { id: string; name: string }[] };
  return { total, names: rows.map(({ name }) => name), rows };
}

async function subscriptions(confirmation: string | null, change: object = {}) {
  const parameters = { ...ASKED, ...change, confirmation: confirmation as never };
  const { data } = await administrator.rpc('list_newsletter_subscriptions', parameters).throwOnError();
  const answer = data as { total: number; counts: object; subscriptions: { email: string }[] };
  return { ...answer, emails: answer.subscriptions.map(({ email }) => email) };
}

describe('the list of applications', () => {
  it.each([
    [{}, ['Amir 100%', 'zoé', 'Élie']],
    [{ is_ascending: true }, ['Élie', 'zoé', 'Amir 100%']],
    [{ sort: 'name', is_ascending: true }, ['Amir 100%', 'Élie', 'zoé']],
    [{ sort: 'age' }, ['Élie', 'Amir 100%', 'zoé']],
    [{ sort: 'name; drop table public.guest_applications' }, ['Amir 100%', 'zoé', 'Élie']],
    [{ search: 'elie' }, ['Élie']],
    [{ search: 'ZOE paris' }, ['zoé']],
    [{ search: '100%' }, ['Amir 100%']],
    [{ search: '%' }, ['Amir 100%']],
    [{ search: '12 34' }, ['Élie']],
    [{ search: 'personne' }, []],
    [{ page: 2, page_size: 2 }, ['Élie']],
    [{ page: -3, page_size: 0 }, ['Amir 100%']],
  ])('answers the query %j with the applications of %j', async (change, names) => {
    expect((await applications(change)).names).toEqual(names);
  });

  it('returns every field that the back office shows, and the total of all pages', async () => {
    const { total, rows } = await applications({ page_size: 1 });
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        id: expect.any(String) as unknown,
        name: 'Amir 100%',
        age: 31,
        contact_methods: ['whatsapp'],
        contact_value: 'amir@exemple.fr',
        topics: ['ghosting'],
        created_at: '2026-11-03T12:00:00+00:00',
      },
    ]);
  });
});

describe('the list of newsletter addresses', () => {
  it.each([
    [null, {}, ['c@autre.fr', 'amir@exemple.fr', 'b@exemple.fr']],
    [null, { sort: 'email', is_ascending: true }, ['amir@exemple.fr', 'b@exemple.fr', 'c@autre.fr']],
    ['given', {}, ['amir@exemple.fr']],
    ['awaited', {}, ['b@exemple.fr']],
    [null, { search: 'EXEMPLE' }, ['amir@exemple.fr', 'b@exemple.fr']],
    ['not_asked', { search: 'exemple' }, []],
  ])('answers the state %j and the query %j with %j', async (confirmation, change, emails) => {
    expect((await subscriptions(confirmation, change)).emails).toEqual(emails);
  });

  it('counts the addresses of each state, whatever the filter', async () => {
    const { total, counts } = await subscriptions('given', { search: 'x' });
    expect([total, counts]).toEqual([1, { awaited: 1, given: 1, not_asked: 1 }]);
  });

  it('returns the unsubscribe token of an address', async () => {
    const [first] = (await subscriptions('awaited')).subscriptions;
    expect(first).toMatchObject({ unsubscribe_token: expect.stringMatching(/^[\w-]{43}$/) as unknown });
  });
});

describe('a person', () => {
  const find = async (address: string) => (await administrator.rpc('find_person', { address }).throwOnError()).data;

  it.each([
    [' AMIR@exemple.fr', { applications: 1, subscriptions: 1, entries: 0 }],
    ['+33612345678', { applications: 1, subscriptions: 0, entries: 0 }],
    ['zoe_paris', { applications: 1, subscriptions: 0, entries: 0 }],
    ['B@EXEMPLE.FR', { applications: 0, subscriptions: 1, entries: 0 }],
    ['amir', { applications: 0, subscriptions: 0, entries: 0 }],
    ['', { applications: 0, subscriptions: 0, entries: 0 }],
    ['@', { applications: 0, subscriptions: 0, entries: 0 }],
    ['%', { applications: 0, subscriptions: 0, entries: 0 }],
  ])('with the contact %j has the traces %j', async (address, traces) => expect(await find(address)).toEqual(traces));

  it('is erased from applications and subscriptions, and no other person is erased', async () => {
    const { data } = await administrator.rpc('erase_person', { address: 'Amir@Exemple.fr' }).throwOnError();
    expect(data).toEqual({ applications: 1, subscriptions: 1, entries: 0 });
    expect(await find('amir@exemple.fr')).toEqual({ applications: 0, subscriptions: 0, entries: 0 });
    expect([(await applications()).total, (await subscriptions(null)).total]).toEqual([2, 2]);
  });

  it('is found and erased by a user name, whatever the service', async () => {
    const { total } = await applications();
    for (const method of ['instagram', 'snapchat']) {
      const person = { name: 'Lucas', age: 30, contact_value: '@lucas', contact_methods: [method] };
      const consents = { anonym_consent: true, intimate_consent_at: '2026-11-01T12:00:00Z' };
      await backend.sql`
        insert into public.guest_applications ${backend.sql({ ...person, ...consents, topics: ['ghosting'] })}`;
    }
    const traces = { applications: 2, subscriptions: 0, entries: 0 };
    expect(await find('Lucas')).toEqual(traces);
    expect((await administrator.rpc('erase_person', { address: '@Lucas' }).throwOnError()).data).toEqual(traces);
    expect((await applications()).total).toBe(total);
  });

  it('can be erased by the id of an application, but not by visitors or accounts without a role', async () => {
    const [row] = (await applications({ search: 'zoe' })).rows;
    const erase = (client: Client) => client.rpc('erase_guest_application', { application_id: row?.id ?? '' });
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await erase(client)).error?.code).toBe('42501');
    }
    await erase(administrator).throwOnError();
    expect((await applications()).names).toEqual(['Élie']);
  });
});
