import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lineOf, parseDrawList } from '../../src/core/contest/draw.ts';
import { ENTRY_FIELDS, forOptionalFields, OPTIONAL_NAMES } from '../../src/core/contest/entry-fields.ts';
import { seedRound } from '../../src/core/contest/seed.ts';
import { postForm } from '../support/post-form.ts';
import { contestOf, ago, DAY, HOUR, SEED } from '../support/contest.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let contest: ReturnType<typeof contestOf>;

beforeAll(async () => {
  backend = await startTestBackend();
  contest = contestOf(backend);
});
afterAll(() => backend.stop());
beforeEach(() => contest.reset());

const stored = async () => (await backend.sql`select 1 from public.contest_entries`).length;

describe('opening a contest', () => {
  it('plans a draw after each week in Paris time, and one at the end', async () => {
    // Clocks go back on 31 October 2027 in Paris: that week has an hour more.
    expect((await contest.open('2027-10-20T22:00:00Z', '2027-11-14T23:00:00Z')).data).toBe('opened');
    expect((await contest.status()).draws.map(({ number, closes_at, prizes }) => [number, closes_at, prizes])).toEqual([
      [1, '2027-10-27T22:00:00+00:00', ['accessory']],
      [2, '2027-11-03T23:00:00+00:00', ['accessory']],
      [3, '2027-11-10T23:00:00+00:00', ['accessory']],
      [4, '2027-11-14T23:00:00+00:00', ['pack', 'accessory']],
    ]);
  });

  it('fixes the round of each draw’s seed in advance, by the rule that the rules page states', async () => {
    await contest.open('2027-10-20T22:00:00Z', '2027-11-14T23:00:01Z');
    for (const { closes_at, seed_round } of (await contest.status()).draws)
      expect(seed_round).toBe(seedRound(closes_at));
  });

  it('happens once; the end can change until it has passed, the start until somebody enters', async () => {
    const [starts, ends] = [ago(HOUR), ago(-DAY)];
    expect((await contest.open(starts, ends)).data).toBe('opened');
    expect((await contest.open(starts, ends)).data).toBe('unchanged');
    expect((await contest.open(ago(2 * HOUR), ago(-2 * DAY))).data).toBe('changed');
    const { starts_at } = await contest.status();
    await contest.enter();
    expect((await contest.open(ago(3 * HOUR), ago(-DAY))).error?.message).toContain('has entries');
    expect((await contest.open(starts_at, ago(-3 * DAY))).data).toBe('changed');
    expect((await contest.status()).draws).toHaveLength(1);
    expect((await contest.open(starts_at, ago(1))).error?.message).toContain('ended already');
  });

  it('is refused until the former contest is drawn, and keeps the list and draws of that contest', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    for (let number = 0; number < 4; number += 1) await contest.enter();
    await contest.pass(3 * HOUR);
    expect((await contest.open(ago(-HOUR), ago(-DAY))).error?.message).toContain('draws that are not made');
    await contest.freeze();
    await contest.pass(2 * DAY);
    await contest.record(1);
    const before = await contest.status();
    const list = await contest.list(1);
    expect((await contest.open(ago(-HOUR), ago(-DAY))).data).toBe('opened');
    expect((await contest.status()).entries).toBe(0);

    // The former contest keeps its name, list, draws, commands and replacements.
    const former = { contest: before.name };
    expect(await contest.status(former)).toEqual(before);
    expect(await contest.list(1, former)).toBe(list);
    const { data } = await backend.visitor().rpc('contest_statuses').throwOnError();
    const names = (data as unknown as { name: string }[]).map(({ name }) => name);
    expect([names.length, names[1]]).toEqual([2, before.name]);
    const replaced = await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 1, ...former });
    expect(replaced.data).toBe(3);
    expect((await contest.status(former)).draws[0]?.drawn[2]).toMatchObject({ state: 'winner', prize: 'pack' });
    const { data: unknown } = await backend.visitor().rpc('contest_status', { contest: '1999-01' });
    expect(unknown).toBeNull();
  });

  it('names the contest after the month of its start in Paris, with a number when that month has several', async () => {
    const names: string[] = [];
    for (const starts of ['2027-10-31T22:59:00Z', '2027-10-31T23:01:00Z', '2027-11-20T00:00:00Z']) {
      await backend.sql`
        insert into public.contests (starts_at, ends_at) values (${starts}, ${starts}::timestamptz + interval '1 minute')`;
      names.push((await contest.status()).name);
    }
    expect(names).toEqual(['2027-10', '2027-11', '2027-11-2']);
  });
});

describe('entering', () => {
  it('returns a ticket, and stores only the hash of the ticket as the line of the entry', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const { outcome, ticket = '' } = await contest.enter();
    expect(outcome).toBe('entered');
    const [entry] = await backend.sql`select to_jsonb(entry) as row from public.contest_entries entry`;
    expect(entry?.['row']).toMatchObject({ name: 'Camille Dupont', city: 'Lyon', line: await lineOf(ticket) });
    expect(JSON.stringify(entry)).not.toContain(ticket);
  });

  it.each([
    ['camille@exemple.fr', 'camille@exemple.fr'],
    ['camille@exemple.fr', 'CAMILLE@Exemple.fr'],
    ['camille@exemple.fr', ' camille@exemple.fr '],
    ['camille@exemple.fr', 'camille+jeu@exemple.fr'],
    ['camille.dupont@gmail.com', 'camilledupont@gmail.com'],
    ['camille@gmail.com', 'c.a.mille+x@googlemail.com'],
  ])('counts %j and %j as one address', async (first, again) => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.enter({ email: first });
    const repeated = await contest.enter({ email: again, name: 'Quelqu’un', city: 'Ailleurs', shown: false });
    expect(repeated).toMatchObject({ outcome: 'entered', is_new: false });
    expect(await backend.sql`select name, city, may_be_shown from public.contest_entries`).toEqual([
      { name: 'Camille Dupont', city: 'Lyon', may_be_shown: true },
    ]);
  });

  it.each([
    ['camille.dupont@exemple.fr', 'camilledupont@exemple.fr'],
    ['camille@gmail.com', 'camille@gmail.fr'],
  ])('counts %j and %j as two addresses', async (one, other) => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.enter({ email: one });
    expect(await contest.enter({ email: other })).toMatchObject({ is_new: true });
  });

  it('counts repeated entries of one address against the limit of five for a network', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const again = { email: 'camille@exemple.fr', network: 'one', shown: false };
    for (let number = 0; number < 5; number += 1) expect((await contest.enter(again)).outcome).toBe('entered');
    expect(await contest.enter(again)).toEqual({ outcome: 'rate_limit' });
  });

  it('is refused before the start, from the deadline on, and without a contest', async () => {
    expect(await contest.enter()).toEqual({ outcome: 'not_open' });
    await contest.open(ago(-HOUR), ago(-2 * HOUR));
    expect(await contest.enter()).toEqual({ outcome: 'not_open' });
    await contest.pass(2 * HOUR + 60_000);
    expect(await contest.enter()).toEqual({ outcome: 'closed' });
    expect(await backend.sql`select 1 from public.contest_entries`).toEqual([]);
  });

  it('stores five of forty simultaneous entries from one network, and refuses the others', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const flood = Array.from(
      { length: 40 },
      (_, index) => backend.sql`
        select public.enter_contest(
          jsonb_build_object('name', 'Robot', 'email', ${`robot-${index}@exemple.fr`}::text), 'flood'
        ) ->> 'outcome' as outcome`,
    );
    const outcomes = (await Promise.all(flood)).map(([row]) => row?.['outcome'] as string);
    expect(outcomes.filter((outcome) => outcome === 'entered')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'rate_limit')).toHaveLength(35);
    expect((await contest.enter({ network: 'other' })).outcome).toBe('entered');
    expect(await stored()).toBe(6);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of several lines', { name: 'Camille\nDupont' }],
    ['no address', { email: 'camille' }],
    ['two addresses', { email: 'a@b.fr,c@d.fr' }],
    ['a long address', { email: `${'x'.repeat(250)}@a.fr` }],
  ])('is refused with %s, and does not count as an attempt', async (_what, changes) => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await expect(contest.enter(changes)).rejects.toMatchObject({ code: '23514' });
    expect(await backend.sql`select 1 from private.form_attempts`).toEqual([]);
  });

  it.each(['name', ...OPTIONAL_NAMES] as const)(
    'accepts a %s of the length that the form allows, and refuses one more character',
    async (field) => {
      await contest.open(ago(HOUR), ago(-HOUR));
      const { longest } = ENTRY_FIELDS[field];
      expect(await contest.enter({ [field]: 'x'.repeat(longest) })).toMatchObject({ outcome: 'entered' });
      await expect(contest.enter({ [field]: 'x'.repeat(longest + 1) })).rejects.toMatchObject({ code: '23514' });
    },
  );
});

describe('a stranger who enters with another person’s address', () => {
  const email = 'camille@exemple.fr';
  const session = (letter: string) => letter.repeat(32);
  const post = (from: string, body: object) =>
    postForm(
      `${backend.url}/functions/v1/enter-contest`,
      { name: 'Quelqu’un', email, acceptsRules: true, ...body },
      { from },
    );

  it('gets the same form of answer as the first entrant, with a ticket that is not the entry’s', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    // The first call starts the function.
    await post('127.0.3.9', { email: 'autre@exemple.fr' });
    const answers: { status: number; shape: string }[] = [];
    const tickets: string[] = [];
    for (const from of ['127.0.3.1', '127.0.3.2', '127.0.3.3']) {
      const { status, body } = await post(from, {});
      const { ticket } = JSON.parse(body) as { ticket: string };
      tickets.push(ticket);
      answers.push({ status, shape: body.replaceAll(/[0-9a-f]/g, 'x') });
    }
    expect(new Set(tickets).size).toBe(3);
    expect(new Set(answers.map(({ status, shape }) => `${status} ${shape}`)).size).toBe(1);
    const [entry] = await backend.sql`select line from public.contest_entries where email_key = ${email}`;
    expect(entry?.['line']).toBe(await lineOf(tickets[0] ?? ''));
  });

  it('finds each ticket in the frozen list, of which only the first can win', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const given = [await contest.enter({ email }), await contest.enter({ email }), await contest.enter({ email })];
    const lines = await Promise.all(given.map(({ ticket = '' }) => lineOf(ticket)));
    await contest.pass(2 * HOUR);
    await contest.freeze();
    expect(parseDrawList(await contest.list(1))).toEqual(lines.toSorted());
    await contest.pass(DAY);
    expect((await contest.record(1)).data).toBe('recorded');
    const [draw] = (await contest.status()).draws;
    const winners = draw?.drawn.filter(({ state }) => state === 'winner').map(({ line }) => line);
    expect(winners).toEqual([lines[0]]);
  });

  it('gets the same ticket again in one session; a mail, once a day at most, names the ticket that counts', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const first = await contest.enter({ email, session: session('a') });
    expect(first).toMatchObject({ kept_ticket: first.ticket, is_new: true, is_mailed: true });
    expect(await contest.enter({ email, session: session('a') })).toMatchObject({
      ticket: first.ticket,
      kept_ticket: first.ticket,
      is_mailed: false,
    });
    await backend.sql`update public.contest_entries set mailed_at = mailed_at - interval '25 hours'`;
    const stranger = await contest.enter({ email, session: session('b') });
    expect(stranger).toMatchObject({ kept_ticket: first.ticket, is_new: false, is_mailed: true });
    expect(stranger.ticket).not.toBe(first.ticket);
    expect(await contest.enter({ email, session: session('b') })).toMatchObject({
      ticket: stranger.ticket,
      is_mailed: false,
    });
  });

  it('learns nothing from the count of entries, which is updated hourly in whole tens', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const [job] = await backend.sql`select schedule, command from cron.job where jobname = 'count-contest-entries'`;
    expect(job?.['schedule']).toBe('0 * * * *');
    const count = () => backend.sql.unsafe(job?.['command'] as string);
    for (let number = 0; number < 9; number += 1) await contest.enter();
    await count();
    expect((await contest.status()).entries).toBe(0);
    await contest.enter();
    expect((await contest.status()).entries).toBe(0);
    await count();
    await contest.enter();
    expect((await contest.status()).entries).toBe(10);
  });

  it('cannot remove the name of a winner from the page', async () => {
    await contest.open(ago(7 * DAY - 2 * HOUR), ago(-20 * DAY));
    await contest.enter({ email });
    await contest.pass(4 * HOUR);
    await contest.freeze();
    await contest.pass(DAY);
    expect((await contest.record(1, SEED, 1)).data).toBe('recorded');
    const before = await contest.status();
    await contest.enter({ email, shown: false });
    expect(await contest.status()).toEqual(before);
    expect(before.draws[0]?.drawn.map(({ first_name }) => first_name)).toEqual(['Camille']);
  });
});

describe('the function enter-contest', () => {
  it('stores every field of the form, and answers with a ticket whose hash is the line of the entry', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const form = { name: 'Camille', email: 'camille@exemple.fr', ...forOptionalFields((name) => `Un ${name}`) };
    const body = { ...form, mayBeShown: true, acceptsRules: true };
    const answer = await postForm(`${backend.url}/functions/v1/enter-contest`, body, { from: '127.0.2.3' });
    const { ticket } = JSON.parse(answer.body) as { ticket: string };
    const [entry] = await backend.sql`select * from public.contest_entries`;
    expect(entry).toMatchObject({ ...form, line: await lineOf(ticket), may_be_shown: true });
  });
});
