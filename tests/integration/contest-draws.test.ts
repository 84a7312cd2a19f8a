import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawWinners, lineOf, parseDrawList } from '../../src/core/contest/draw.ts';
import { ENTRY_KEPT_DAYS, SUBSTITUTES_PER_PRIZE, WINNER_KEPT_DAYS } from '../../src/core/contest/prizes.ts';
import { seedRound } from '../../src/core/contest/seed.ts';
import { contestOf, ago, DAY, HOUR, SEED, SIGNED } from '../support/contest.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let contest: ReturnType<typeof contestOf>;

beforeAll(async () => {
  backend = await startTestBackend();
  contest = contestOf(backend);
});
afterAll(() => backend.stop());
beforeEach(() => contest.reset());

describe('freezing a list', () => {
  it('publishes the sorted lines and their hash, which never change afterwards', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const tickets = [await contest.enter(), await contest.enter(), await contest.enter()].map(
      ({ ticket = '' }) => ticket,
    );
    expect(await contest.freeze()).toBe(0);
    expect(await contest.list(1)).toBeNull();
    await contest.pass(HOUR + 60_000);
    expect(await contest.freeze()).toBe(1);
    const text = await contest.list(1);
    expect(parseDrawList(text)).toEqual((await Promise.all(tickets.map(lineOf))).sort());
    const [draw] = (await contest.status()).draws;
    expect(draw?.list_hash).toBe(createHash('sha256').update(text).digest('hex'));
    await backend.sql`delete from public.contest_entries`;
    expect(await contest.freeze()).toBe(0);
    expect(await contest.list(1)).toBe(text);
    expect((await contest.status()).draws).toEqual([draw]);
  });

  it('includes only the entries made before the end of the week', async () => {
    await contest.open(ago(6 * DAY), ago(-20 * DAY));
    await contest.enter();
    await contest.pass(2 * DAY);
    await contest.enter();
    expect(await contest.freeze()).toBe(1);
    expect(parseDrawList(await contest.list(1))).toHaveLength(1);
  });

  it('is scheduled every minute, and requests a publication', async () => {
    const [job] = await backend.sql`select schedule, command from cron.job where jobname = 'freeze-contest-draws'`;
    expect(job?.['schedule']).toBe('* * * * *');
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.pass(2 * HOUR);
    await backend.sql`delete from public.publications`;
    await backend.sql.unsafe(job?.['command'] as string);
    expect((await contest.status()).draws[0]?.list_hash).toMatch(/^e3b0c442/);
    expect(await backend.sql`select 1 from public.publications`).toHaveLength(1);
  });

  it('chooses a later round for the seed when it happens late, so that the seed is still unknown', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.pass(3 * DAY);
    await contest.freeze();
    const [draw] = (await contest.status()).draws;
    expect(draw?.seed_round).toBeGreaterThan(seedRound(ago(60_000)));
    expect((await contest.record(1)).error?.message).toContain('does not exist yet');
  });

  it('waits for an entry whose transaction is still open', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    const entering = Promise.withResolvers<undefined>();
    const entered = backend.sql.begin(async (sql) => {
      const form = sql.json({ name: 'Dernière Minute', email: 'derniere@exemple.fr' });
      await sql`select public.enter_contest(${form}, 'last')`;
      entering.resolve(undefined);
      await expect
        .poll(() => backend.sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)
        .toHaveLength(1);
    });
    await entering.promise;
    // Changes only the draw: the entry is not visible yet.
    await backend.sql`update public.contest_draws set closes_at = clock_timestamp()`;
    const frozen = contest.freeze();
    await entered;
    expect(await frozen).toBe(1);
    expect(parseDrawList(await contest.list(1))).toHaveLength(1);
  });
});

describe('a draw', () => {
  const entrants = [
    { name: 'Camille Dupont', city: 'Lyon', shown: true },
    { name: 'Sacha Martin', city: 'Brest', shown: false },
    { name: 'https://publicite.example x', city: 'http://a.b', shown: true },
    ...Array.from({ length: 9 }, (_, index) => ({ name: `Alix ${'ABCDEFGHI'[index]}`, city: 'Nantes', shown: true })),
  ];

  beforeEach(async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    for (const { name, city, shown } of entrants) await contest.enter({ name, city, shown });
    await contest.pass(HOUR + 60_000);
    await contest.freeze();
  });

  /** Returns the public entries of the draw, with the names as typed. */
  async function namesShown() {
    const entries = await backend.sql`select line, name from public.contest_entries`;
    const nameOf = (line: string) => String(entries.find((entry) => entry['line'] === line)?.['name']);
    const drawn = (await contest.status()).draws[0]?.drawn ?? [];
    return drawn.map((entry) => ({ ...entry, name: nameOf(entry.line) }));
  }

  it('cannot be recorded before its seed exists', async () => {
    expect((await contest.record(1)).error?.message).toContain('does not exist yet');
    await contest.pass(23 * HOUR);
    expect((await contest.record(1)).error?.message).toContain('does not exist yet');
    await contest.pass(HOUR);
    expect((await contest.record(1)).data).toBe('recorded');
  });

  it('is recorded once: a repetition changes nothing, another seed or result is refused', async () => {
    await contest.pass(DAY);
    expect((await contest.record(1)).data).toBe('recorded');
    const before = await contest.status();
    expect((await contest.record(1)).data).toBe('unchanged');
    expect((await contest.record(1, '0'.repeat(64))).error?.message).toContain(`with the seed ${SEED}`);
    expect(
      (await contest.operator.rpc('record_contest_draw', { draw_number: 1, seed: SEED, winners: [], substitutes: [] }))
        .error,
    ).not.toBeNull();
    expect(await contest.status()).toEqual(before);
  });

  it('stores the drand signature of its seed, also after recording, and refuses another signature', async () => {
    await contest.pass(DAY);
    const lines = parseDrawList(await contest.list(1)) ?? [];
    const { winners, substitutes } = await drawWinners(lines, SIGNED.seed, 2, 2 * SUBSTITUTES_PER_PRIZE);
    const record = (signature?: string) =>
      contest.operator.rpc('record_contest_draw', {
        draw_number: 1,
        seed: SIGNED.seed,
        winners,
        substitutes,
        ...(signature === undefined ? {} : { signature }),
      });
    const signature = async () => (await contest.status()).draws[0]?.signature;
    expect((await record('b'.repeat(96))).error?.code).toBe('23514');
    expect((await record()).data).toBe('recorded');
    expect(await signature()).toBeNull();
    expect((await record(SIGNED.signature)).data).toBe('signed');
    expect(await signature()).toBe(SIGNED.signature);
    expect((await record(SIGNED.signature)).data).toBe('unchanged');
    expect((await record()).data).toBe('unchanged');
  });

  it('gives the prize of an erased entry to a substitute at once', async () => {
    await contest.pass(DAY);
    const score = (line: string) => createHmac('sha256', SEED).update(line).digest('hex');
    const ranked = (parseDrawList(await contest.list(1)) ?? []).sort((one, other) =>
      score(one) < score(other) ? -1 : 1,
    );
    await backend.sql`delete from public.contest_entries where line in ${backend.sql([ranked[0] ?? '', ranked[2] ?? ''])}`;
    await contest.record(1);
    const states = (await contest.status()).draws[0]?.drawn.map(({ state, prize }) => [state, prize]);
    expect(states?.slice(0, 4)).toEqual([
      ['withdrawn', 'pack'],
      ['winner', 'accessory'],
      ['substitute', null],
      ['winner', 'pack'],
    ]);
  });

  it('ranks lines by the rule, and shows first name and city of winners who agreed, if they look plausible', async () => {
    await contest.pass(DAY);
    await contest.record(1);
    const [draw] = (await contest.status()).draws;
    const score = (line: string) => createHmac('sha256', SEED).update(line).digest('hex');
    const ranked = (parseDrawList(await contest.list(1)) ?? []).sort((one, other) =>
      score(one) < score(other) ? -1 : 1,
    );
    expect(draw?.drawn.map(({ line }) => line)).toEqual(ranked.slice(0, 8));
    expect(draw?.drawn.map(({ prize }) => prize)).toEqual(['pack', 'accessory', ...Array(6).fill(null)]);
    const shown = await namesShown();
    expect(shown.filter(({ state }) => state === 'winner')).toHaveLength(2);
    for (const { state, name, first_name, city } of shown) {
      const isShown = state === 'winner' && !/^(?:Sacha|https)/.test(name);
      expect([first_name, city === null]).toEqual([isShown ? name.split(' ')[0] : null, !isShown]);
    }
    expect(JSON.stringify(await contest.status())).not.toMatch(/exemple\.fr|Dupont|Sacha|publicite/);
  });

  it('names a substitute who becomes a winner, and no longer names a winner who has withdrawn', async () => {
    await backend.sql`update public.contest_entries set name = 'Alix Martin', city = 'Nantes', may_be_shown = true`;
    await contest.pass(DAY);
    await contest.record(1);
    const named = async () => (await namesShown()).filter(({ first_name }) => first_name).map(({ place }) => place);
    expect(await named()).toEqual([1, 2]);
    await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 1 }).throwOnError();
    expect(await named()).toEqual([2, 3]);
    expect((await namesShown())[2]).toMatchObject({ state: 'winner', first_name: 'Alix', city: 'Nantes' });
  });

  it('accepts only distinct lines of its list, one for each prize, and a well-formed seed', async () => {
    await contest.pass(DAY);
    const [one = '', two = ''] = parseDrawList(await contest.list(1)) ?? [];
    for (const winners of [[one], [one, one], [one, 'a'.repeat(64)], [one, two, two]]) {
      const answer = await contest.operator.rpc('record_contest_draw', {
        draw_number: 1,
        seed: SEED,
        winners,
        substitutes: [],
      });
      expect(answer.error?.message).toContain('not lines of the frozen list');
    }
    const wrongSeed = { draw_number: 1, seed: '42', winners: [one, two], substitutes: [] };
    expect((await contest.operator.rpc('record_contest_draw', wrongSeed)).error?.code).toBe('23514');
    expect((await contest.status()).draws[0]?.drawn).toEqual([]);
  });

  it('gives the prize of a winner who withdraws to the first substitute', async () => {
    await contest.pass(DAY);
    await contest.record(1);
    expect((await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 1 })).data).toBe(3);
    expect((await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 3 })).data).toBe(4);
    const states = (await contest.status()).draws[0]?.drawn.map(({ state, prize }) => [state, prize]);
    expect(states?.slice(0, 5)).toEqual([
      ['withdrawn', 'pack'],
      ['winner', 'accessory'],
      ['withdrawn', 'pack'],
      ['winner', 'pack'],
      ['substitute', null],
    ]);
    expect((await contest.operator.rpc('replace_contest_winner', { draw_number: 1, place: 1 })).error).not.toBeNull();
  });

  it('is recorded even when nobody has entered', async () => {
    await contest.pass(DAY);
    await backend.sql`truncate public.contests cascade`;
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.pass(2 * HOUR);
    await contest.freeze();
    await contest.pass(DAY);
    expect((await contest.record(1)).data).toBe('recorded');
  });
});

describe('stored entries', () => {
  const kept = async () =>
    (await backend.sql`select name from public.contest_entries`).map(({ name }) => name as string);
  const forget = async () => {
    const [job] = await backend.sql`select command from cron.job where jobname = 'forget-contest-entries'`;
    await backend.sql.unsafe(job?.['command'] as string);
  };

  it('are erased after the days that the privacy page states, entries of winners and substitutes later', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    for (let index = 0; index < 12; index++) await contest.enter();
    await contest.pass(2 * HOUR);
    await contest.freeze();
    await contest.pass(DAY);
    await contest.record(1);
    await contest.pass((ENTRY_KEPT_DAYS - 2) * DAY);
    await forget();
    expect(await kept()).toHaveLength(12);
    await contest.pass(DAY);
    await forget();
    // Winners and their substitutes.
    expect(await kept()).toHaveLength(8);
    await contest.pass((WINNER_KEPT_DAYS - ENTRY_KEPT_DAYS) * DAY);
    await forget();
    expect(await kept()).toEqual([]);
    const [draw] = (await contest.status()).draws;
    expect(draw?.drawn).toHaveLength(8);
    expect(draw?.drawn.every(({ first_name }) => first_name === null)).toBe(true);
    expect(parseDrawList(await contest.list(1))).toHaveLength(12);
  });

  it('are erased by address, also when the address is written another way', async () => {
    await contest.open(ago(HOUR), ago(-HOUR));
    await contest.enter({ email: 'sacha.martin@gmail.com' });
    const { data } = await contest.operator.rpc('erase_contest_entries', { email: 'SachaMartin@googlemail.com' });
    expect(data).toBe(1);
    await contest.enter({ email: 'Camille+jeu@exemple.fr' });
    await contest.enter();
    const erased = await contest.operator.rpc('erase_contest_entries', { email: ' camille@exemple.fr' });
    expect(erased.data).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});
