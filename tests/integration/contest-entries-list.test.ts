import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContestEntryFilter } from '../../src/core/contest/contest-entry.ts';
import { drawWinners, listOf, readList, sha256 } from '../../src/core/contest/draw.ts';
import { eraseContestEntry, listContestEntries } from '../../src/gateway/browser/people.ts';
import { ago, contestOf, DAY, HOUR, SEED } from '../support/contest.ts';
import { startTestBackend, type Client, type TestBackend } from '../support/test-backend.ts';

/** What administrators see of the contest's entries, and what becomes of the draws when they erase some. */

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
  ])('of %j holds %j', async (change, names) => {
    expect((await entries(change)).names).toEqual(names);
  });

  it('tells all that is kept, and finds it by its line', async () => {
    const line = (await entries()).people[0]?.line ?? '';
    const { total, counts, people } = await entries({ search: ` ${line.toUpperCase()} ` });
    expect([total, counts]).toEqual([1, { all: 3, drawn: 0 }]);
    const { starts_at, ends_at } = await contest.status();
    const [startsAt, endsAt] = [starts_at, ends_at].map((instant) => new Date(instant).toISOString());
    expect(people).toEqual([
      {
        ...{ id: expect.any(String) as unknown, name: 'Élie', email: 'b@exemple.fr', city: 'Nîmes', mayBeShown: true },
        ...{ line: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, enteredAt: expect.any(String) as unknown },
        ...{ contest: { startsAt, endsAt }, draws: [] },
      },
    ]);
  });

  it('shows and erases nothing for who is no administrator', async () => {
    const id = (await entries()).people[0]?.id ?? '';
    const asked = { only_drawn: false, search: '', sort: 'date', is_ascending: true, page: 1, page_size: 20 };
    for (const client of [backend.visitor(), await backend.member()]) {
      expect((await client.rpc('list_contest_entries', asked)).error?.code).toBe('42501');
      expect((await client.from('contest_entries').select('id')).data ?? []).toEqual([]);
      expect((await client.from('contest_entries').delete().eq('id', id).select('id')).data ?? []).toEqual([]);
    }
    expect((await entries()).total).toBe(3);
  });

  it('finds a person by the address, however it is written, and erases what there is', async () => {
    const address = ' CAMILLE@exemple.fr';
    const traces = { applications: 0, subscriptions: 0, entries: 1 };
    expect((await administrator.rpc('find_person', { address }).throwOnError()).data).toEqual(traces);
    expect((await administrator.rpc('erase_person', { address }).throwOnError()).data).toEqual(traces);
    expect((await entries()).names).toEqual(['Élie', 'Amir 100%']);
  });
});

describe('an entry that is erased', () => {
  beforeEach(open);

  it('is of no list that is frozen later', async () => {
    const [first, ...others] = (await entries()).people;
    await erase(first?.id);
    await contest.pass(2 * HOUR);
    await contest.freeze();
    expect(await contest.list(1)).toBe(listOf(others.map(({ line }) => line)));
  });

  it('leaves a frozen list as it was published: the draw is made, and made again by anyone', async () => {
    await contest.pass(2 * HOUR);
    await contest.freeze();
    const list = await contest.list(1);
    const { winners } = await drawWinners(readList(list) ?? [], SEED, 2);
    const winner = (await entries({ search: winners[0] ?? '' })).people[0];
    await erase(winner?.id);

    expect(await contest.list(1)).toBe(list);
    await contest.pass(DAY);
    expect((await contest.record(1)).data).toBe('recorded');
    const [draw] = (await contest.status()).draws;
    expect(draw?.list_hash).toBe(await sha256(list));
    expect(draw?.drawn.slice(0, 2).map(({ line }) => line)).toEqual(winners);
    // Nobody knows whom to tell: the prize goes to the substitute.
    expect(draw?.drawn[0]).toMatchObject({ state: 'winner', first_name: null, city: null });
    expect((await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 1 })).data).toBe(3);
  });

  it('takes a winner’s name off the page, which is published again', async () => {
    // Whoever wins has a name that may be shown.
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
