import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lineOf } from '../../src/core/contest/draw.ts';
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

describe('opening a contest', () => {
  it('plans a draw after each week in Paris, and one at the end', async () => {
    // Winter begins on 31 October 2027 in Paris: that week has an hour more.
    expect((await contest.open('2027-10-20T22:00:00Z', '2027-11-14T23:00:00Z')).data).toBe('opened');
    expect((await contest.status()).draws.map(({ number, closes_at, prizes }) => [number, closes_at, prizes])).toEqual([
      [1, '2027-10-27T22:00:00+00:00', ['accessory']],
      [2, '2027-11-03T23:00:00+00:00', ['accessory']],
      [3, '2027-11-10T23:00:00+00:00', ['accessory']],
      [4, '2027-11-14T23:00:00+00:00', ['pack', 'accessory']],
    ]);
  });

  it('fixes the seed of each draw beforehand, by the rule that the rules page tells', async () => {
    await contest.open('2027-10-20T22:00:00Z', '2027-11-14T23:00:01Z');
    for (const { closes_at, seed_round } of (await contest.status()).draws)
      expect(seed_round).toBe(seedRound(closes_at));
  });

  it('is done once; the dates change until it ends, the start until somebody enters', async () => {
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

  it('comes again once the one before has ended and is drawn', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.pass(3 * HOUR);
    expect((await contest.open(ago(-HOUR), ago(-DAY))).error?.message).toContain('draws that are not made');
    await contest.freeze();
    await contest.pass(2 * DAY);
    await contest.record(1);
    expect((await contest.open(ago(-HOUR), ago(-DAY))).data).toBe('opened');
    expect((await contest.status()).entries).toBe(0);
  });
});

describe('entering', () => {
  it('gives a ticket whose hash stands in the list, and keeps the ticket nowhere', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const { outcome, ticket = '' } = await contest.enter();
    expect(outcome).toBe('entered');
    const [entry] = await backend.sql`select to_jsonb(entry) as row from public.contest_entries entry`;
    expect(entry?.['row']).toMatchObject({ name: 'Camille Dupont', city: 'Lyon', line: await lineOf(ticket) });
    expect(JSON.stringify(entry)).not.toContain(ticket);
  });

  it.each(['camille@exemple.fr', 'CAMILLE@Exemple.fr', ' camille@exemple.fr ', 'camille+jeu@exemple.fr'])(
    'counts %j as one address, and answers as the first time',
    async (again) => {
      await contest.open(ago(HOUR), ago(-HOUR));
      const first = await contest.enter({ email: 'camille@exemple.fr' });
      expect(await contest.enter({ email: again, name: 'Quelqu’un' })).toEqual(first);
      expect(await backend.sql`select name from public.contest_entries`).toEqual([{ name: 'Camille Dupont' }]);
      expect((await contest.enter({ email: 'autre@exemple.fr' })).ticket).not.toBe(first.ticket);
    },
  );

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('again lets an entry be shown (%s, then %s) only where both agree: %s', async (first, again, shown) => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const email = 'camille@exemple.fr';
    const entered = await contest.enter({ email, shown: first });
    expect(await contest.enter({ email, name: 'Quelqu’un', city: 'Ailleurs', shown: again })).toEqual(entered);
    expect(await backend.sql`select name, city, may_be_shown from public.contest_entries`).toEqual([
      { name: 'Camille Dupont', city: 'Lyon', may_be_shown: shown },
    ]);
  });

  it('again without agreeing takes a winner off the page, which is published anew', async () => {
    const waiting = async () => (await backend.sql`select 1 from public.publications where state = 'queued'`).length;
    const shown = async () => (await contest.status()).draws[0]?.drawn.map(({ first_name }) => first_name);
    const email = 'camille@exemple.fr';
    await contest.open(ago(7 * DAY - 2 * HOUR), ago(-20 * DAY));
    await contest.enter({ email });
    await contest.pass(4 * HOUR);
    await contest.freeze();
    await contest.pass(DAY);
    expect((await contest.record(1, SEED, 1)).data).toBe('recorded');
    // Somebody else, who has not won.
    await contest.enter({ email: 'sacha@exemple.fr' });
    expect(await shown()).toEqual(['Camille']);
    await backend.sql`delete from public.publications`;

    await contest.enter({ email: 'sacha@exemple.fr', shown: false });
    await contest.enter({ email, shown: true });
    expect([await shown(), await waiting()]).toEqual([['Camille'], 0]);
    await contest.enter({ email, shown: false });
    expect([await shown(), await waiting()]).toEqual([[null], 1]);
  });

  it('again counts as the first time for the limit of a network', async () => {
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

  it('is stored five times for one network, of a thousand that come together', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const flood = Array.from(
      { length: 1000 },
      (_, index) => backend.sql`
        select public.enter_contest('Robot', ${`robot-${index}@exemple.fr`}, null, false, 'flood') ->> 'outcome' as outcome`,
    );
    const outcomes = (await Promise.all(flood)).map(([row]) => row?.['outcome'] as string);
    expect(outcomes.filter((outcome) => outcome === 'entered')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'rate_limit')).toHaveLength(995);
    expect((await contest.enter({ network: 'other' })).outcome).toBe('entered');
    expect((await contest.status()).entries).toBe(6);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['a name of several lines', { name: 'Camille\nDupont' }],
    ['no address', { email: 'camille' }],
    ['two addresses', { email: 'a@b.fr,c@d.fr' }],
    ['a long address', { email: `${'x'.repeat(250)}@a.fr` }],
    ['a long city', { city: 'x'.repeat(81) }],
  ])('is refused with %s, and costs no turn', async (_what, changes) => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await expect(contest.enter(changes)).rejects.toThrow(/^23514/);
    expect(await backend.sql`select 1 from private.form_attempts`).toEqual([]);
  });
});

describe('a thousand entries at once', () => {
  it('from one address end in five stored, and others enter and look meanwhile', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const post = (number: number, from: string) =>
      postForm(
        `${backend.url}/functions/v1/enter-contest`,
        { name: 'Robot', email: `robot-${number}@exemple.fr`, acceptsRules: true },
        { from },
      );
    const flood = Array.from({ length: 1000 }, (_, number) => post(number, '127.0.2.1'));
    expect((await post(1000, '127.0.2.2')).status).toBe(200);
    expect((await contest.status()).entries).toBeGreaterThan(0);
    const statuses = (await Promise.all(flood)).map((answer) => answer.status);
    expect(statuses.filter((code) => code === 200)).toHaveLength(5);
    expect(statuses.filter((code) => code === 429)).toHaveLength(995);
    expect((await contest.status()).entries).toBe(6);
  });

  it('answer who enters with a ticket, whose hash is the line', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const body = { name: 'Camille', email: 'camille@exemple.fr', city: 'Lyon', mayBeShown: true, acceptsRules: true };
    const answer = await postForm(`${backend.url}/functions/v1/enter-contest`, body, { from: '127.0.2.3' });
    const { ticket } = JSON.parse(answer.body) as { ticket: string };
    const [entry] = await backend.sql`select line, city, may_be_shown from public.contest_entries`;
    expect(entry).toEqual({ line: await lineOf(ticket), city: 'Lyon', may_be_shown: true });
  });
});
