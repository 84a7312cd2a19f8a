import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContestEntryFilter } from '../../src/core/contest/contest-entry.ts';
import { forOptionalFields } from '../../src/core/contest/entry-fields.ts';
import { drawWinners, formatDrawList, parseDrawList, sha256 } from '../../src/core/contest/draw.ts';
import {
  enterContestByHand,
  eraseContestEntry,
  listContestEntries,
  showContestEntry,
} from '../../src/gateway/browser/people.ts';
import { ago, contestOf, DAY, HOUR, SEED } from '../support/contest.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** Administrators' list of entries, and the effect of erasures on draws. */

let backend: TestBackend;
let administrator: Client;
let contest: ReturnType<typeof contestOf>;

beforeAll(async () => {
  backend = await startTestBackend();
  administrator = await backend.administrator();
  contest = contestOf(backend);
});
afterAll(() => backend.stop());

const ASKED = { search: '', sort: 'date', isAscending: true, page: 1, pageSize: 20 } as const;

async function entries(change: object = {}, filter: ContestEntryFilter = 'all') {
  const found = await listContestEntries(administrator, filter, { ...ASKED, ...change });
  return { ...found, names: found.people.map(({ name }) => name) };
}

const erase = (id = '') => eraseContestEntry(administrator, id);

async function open() {
  await contest.reset();
  await contest.open(ago(HOUR), ago(-HOUR));
  await contest.enter({ name: 'Élie', email: 'b@exemple.fr', city: 'Nîmes' });
  await contest.enter({ name: 'zoé', email: 'Camille+jeu@exemple.fr', city: '' });
  await contest.enter({ name: 'Amir 100%', email: 'a@autre.fr', city: 'Lyon' });
}

describe('the list of entries', () => {
  beforeAll(open);

  it.each([
    [{}, ['Élie', 'zoé', 'Amir 100%']],
    [{ isAscending: false }, ['Amir 100%', 'zoé', 'Élie']],
    [{ sort: 'name' }, ['Amir 100%', 'Élie', 'zoé']],
    [{ sort: 'email' }, ['Amir 100%', 'Élie', 'zoé']],
    [{ sort: 'name; drop table public.contest_entries' }, ['Élie', 'zoé', 'Amir 100%']],
    [{ search: 'elie nimes' }, ['Élie']],
    [{ search: 'EXEMPLE' }, ['Élie', 'zoé']],
    [{ search: '%' }, ['Amir 100%']],
    [{ search: 'personne' }, []],
    [{ page: 2, pageSize: 2 }, ['Amir 100%']],
    [{ page: -3, pageSize: 0 }, ['Élie']],
  ])('answers the query %j with the entries of %j', async (change, names) => {
    expect((await entries(change)).names).toEqual(names);
  });

  it('returns every stored field of an entry, and finds the entry by its line', async () => {
    const line = (await entries()).people[0]?.line ?? '';
    const { total, counts, people } = await entries({ search: ` ${line.toUpperCase()} ` });
    expect([total, counts]).toEqual([1, { all: 3, drawn: 0 }]);
    const { starts_at, ends_at } = await contest.status();
    const [startsAt, endsAt] = [starts_at, ends_at].map((instant) => new Date(instant).toISOString());
    expect(people).toEqual([
      {
        id: expect.any(String) as unknown,
        name: 'Élie',
        email: 'b@exemple.fr',
        mayBeShown: true,
        ...forOptionalFields(() => null),
        city: 'Nîmes',
        line: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        enteredAt: expect.any(String) as unknown,
        contest: { startsAt, endsAt },
        draws: [],
      },
    ]);
  });

  it('is refused to visitors and accounts without a role, as is the erasure of an entry', async () => {
    const id = (await entries()).people[0]?.id ?? '';
    const asked = { only_drawn: false, search: '', sort: 'date', is_ascending: true, page: 1, page_size: 20 };
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await client.rpc('list_contest_entries', asked)).error?.code).toBe('42501');
      expect((await client.rpc('erase_contest_entry', { entry_id: id })).error?.code).toBe('42501');
    }
    expect((await entries()).total).toBe(3);
  });

  it('loses the entry of a person who is erased by another spelling of the address', async () => {
    const address = ' CAMILLE@exemple.fr';
    const traces = { applications: 0, subscriptions: 0, entries: 1 };
    expect((await administrator.rpc('find_person', { address }).throwOnError()).data).toEqual(traces);
    expect((await administrator.rpc('erase_person', { address }).throwOnError()).data).toEqual(traces);
    expect((await entries()).names).toEqual(['Élie', 'Amir 100%']);
  });
});

describe('an entry that is erased', () => {
  beforeEach(open);

  it('is missing from a list that is frozen later', async () => {
    const [first, ...others] = (await entries()).people;
    await erase(first?.id);
    await contest.pass(2 * HOUR);
    await contest.freeze();
    expect(await contest.list(1)).toBe(formatDrawList(others.map(({ line }) => line)));
  });

  it('leaves a frozen list unchanged: the draw can still be made, and the prize goes to a substitute', async () => {
    await contest.pass(2 * HOUR);
    await contest.freeze();
    const list = await contest.list(1);
    const { winners } = await drawWinners(parseDrawList(list) ?? [], SEED, 2);
    const winner = (await entries({ search: winners[0] ?? '' })).people[0];
    await erase(winner?.id);

    expect(await contest.list(1)).toBe(list);
    await contest.pass(DAY);
    expect((await contest.record(1)).data).toBe('recorded');
    const [draw] = (await contest.status()).draws;
    expect(draw?.list_hash).toBe(await sha256(list));
    expect(draw?.drawn.slice(0, 2).map(({ line }) => line)).toEqual(winners);
    // The erased winner cannot be notified, so the prize goes to the substitute.
    expect(draw?.drawn[0]).toMatchObject({ state: 'withdrawn', first_name: null, city: null });
    expect(draw?.drawn[2]).toMatchObject({ state: 'winner' });
  });

  it('loses its name on the page, which is published again when the entry had won', async () => {
    // Gives every possible winner a name that may be shown.
    await backend.sql`update public.contest_entries set name = 'Alix'`;
    await contest.pass(2 * HOUR);
    await contest.freeze();
    await contest.pass(DAY);
    await contest.record(1);
    const { total, counts, people } = await entries({}, 'drawn');
    expect([total, counts]).toEqual([3, { all: 3, drawn: 3 }]);
    const oneOf = (state: string) => people.find(({ draws: [draw] }) => draw?.state === state);
    const winner = oneOf('winner');
    const shown = async () =>
      (await contest.status()).draws[0]?.drawn.find(({ line }) => line === winner?.line)?.first_name;
    expect(await shown()).toBe(winner?.name.split(' ')[0]);
    const waiting = async () => (await backend.sql`select 1 from public.publications where state = 'queued'`).length;
    await backend.sql`delete from public.publications`;

    await erase(oneOf('substitute')?.id);
    expect(await waiting()).toBe(0);
    await erase(winner?.id);
    expect(await waiting()).toBe(1);
    expect(await shown()).toBeNull();
    expect((await entries()).total).toBe(1);
  });
});

describe('an entrant whom the organiser adds', () => {
  beforeEach(open);

  const entrant = { name: ' Nour ', email: 'nour+insta@exemple.fr', city: '', mayBeShown: false };

  it('is stored like any other entrant, with a ticket whose hash is the line of the entry', async () => {
    const entered = await enterContestByHand(administrator, entrant);
    expect(entered).toMatchObject({ kind: 'entered', isNew: true });
    const [found] = (await entries({ search: 'nour' })).people;
    expect(found).toMatchObject({ name: 'Nour', email: 'nour+insta@exemple.fr', mayBeShown: false });
    expect(found).toMatchObject(forOptionalFields(() => null));
    const ticket = entered.kind === 'entered' ? entered.ticket : '';
    expect(await sha256(ticket)).toBe(found?.line);
    expect((await contest.enter({ name: 'Nour', email: 'nour@exemple.fr', city: '' })).kept_ticket).toBe(ticket);
    expect((await entries()).total).toBe(4);
  });

  it('keeps the existing entry unchanged when the address has entered already', async () => {
    const [before] = (await entries({ search: 'elie' })).people;
    const again = { ...entrant, email: 'B@exemple.fr' };
    expect(await enterContestByHand(administrator, again)).toMatchObject({ kind: 'entered', isNew: false });
    expect((await entries({ search: 'b@exemple.fr' })).people).toEqual([before]);
  });

  it.each([
    ['name', { name: '\u202eNour' }],
    ['email', { email: 'nour' }],
    ['city', { city: 'x'.repeat(81) }],
  ])('is refused for an invalid %s, and the answer names that field', async (field, change) => {
    expect(await enterContestByHand(administrator, { ...entrant, ...change })).toEqual({ kind: 'refused', field });
    expect((await entries()).total).toBe(3);
  });

  it('is refused once the contest is closed', async () => {
    await contest.pass(2 * HOUR);
    expect(await enterContestByHand(administrator, entrant)).toEqual({ kind: 'closed' });
  });

  it('is refused when a visitor or an account without a role adds the entry', async () => {
    for (const client of [backend.visitor(), await backend.member()]) {
      await expect(enterContestByHand(client, entrant)).rejects.toMatchObject({ code: '42501' });
    }
    expect((await entries()).total).toBe(3);
  });
});

describe('the consent of an entrant to be shown', () => {
  beforeEach(open);

  const shown = async (id: string) => (await entries()).people.find((entry) => entry.id === id)?.mayBeShown;

  it('is changed by administrators, and not by visitors or accounts without a role', async () => {
    const id = (await entries()).people[0]?.id ?? '';
    await showContestEntry(administrator, id, false);
    expect(await shown(id)).toBe(false);
    for (const client of [backend.visitor(), await backend.member()]) {
      await showContestEntry(client, id, true).catch(() => undefined);
    }
    expect(await shown(id)).toBe(false);
    await showContestEntry(administrator, id, true);
    expect(await shown(id)).toBe(true);
  });

  it('is the only field of an entry that administrators can change', async () => {
    const id = (await entries()).people[0]?.id ?? '';
    for (const change of [{ line: '0'.repeat(64) }, { name: 'Autre' }, { entered_at: ago(DAY) }]) {
      expect((await administrator.from('contest_entries').update(change).eq('id', id)).error?.code).toBe('42501');
    }
  });
});
