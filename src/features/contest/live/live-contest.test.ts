import { describe, expect, it, vi } from 'vitest';
import type { ContestDraw, ContestStatus } from '../../../core/contest/contest-status.ts';
import { drawWinners, lineOf, formatDrawList, sha256 } from '../../../core/contest/draw.ts';
import { ENTRY_FIELDS } from '../../../core/contest/entry-fields.ts';
import { SUBSTITUTES_PER_PRIZE } from '../../../core/contest/prizes.ts';
import type { EntryAnswer } from '../../../gateway/browser/contest.ts';
import { phaseAt, recordedPhase } from '../phase.ts';
import { checkAgain, findTicket } from './check-list.ts';
import { CHECK_COPY, DRAWS_COPY, NOT_ENTERED, TICKET_COPY, WINNERS_COPY, WRONG_ANSWER } from './copy.ts';
import { entryRecorder } from './enter.ts';
import { shownContest } from './shown-contest.ts';
import { timeLeft } from './time-left.ts';

/** A round of drand, which its signature proves. */
const ROUND = 657_413;
const SIGNATURE = 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const SEED = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';
const TICKETS = Array.from({ length: 12 }, (_, index) => `00000000-0000-4000-8000-0000000000${10 + index}`);
const lines = await Promise.all(TICKETS.map(lineOf));
const list = formatDrawList(lines);
const drawn = await drawWinners(lines, SEED, 2, 2 * SUBSTITUTES_PER_PRIZE);
const TO_COME: ContestDraw = {
  number: 2,
  closesAt: '2026-12-08T11:00:00.000Z',
  prizes: ['pack', 'accessory'],
  seedRound: 27_946_612,
  listHash: null,
  seed: null,
  signature: null,
  drawnAt: null,
  drawn: [],
};
const FROZEN: ContestDraw = { ...TO_COME, number: 1, listHash: await sha256(list) };
const MADE: ContestDraw = {
  ...FROZEN,
  seedRound: ROUND,
  seed: SEED,
  signature: SIGNATURE,
  drawnAt: '2026-12-09T11:00:00.000Z',
  drawn: [...drawn.winners, ...drawn.substitutes].map((line, index) => ({
    place: index + 1,
    line,
    state: index < 2 ? 'winner' : 'substitute',
    prize: (['pack', 'accessory'] as const)[index] ?? null,
    firstName: index === 0 ? 'Camille' : null,
    city: index === 0 ? 'Lyon' : null,
  })),
};
const statusOf = (draws: ContestDraw[], entries = 1234): ContestStatus => ({
  name: '2026-12',
  startsAt: '2026-12-01T11:00:00.000Z',
  endsAt: '2026-12-08T11:00:00.000Z',
  entries,
  draws,
});

describe('the clock of a live contest', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [59_001, [0, 0, 1, 0]],
    [86_400_000, [1, 0, 0, 0]],
    [100 * 86_400_000 - 1000, [99, 23, 59, 59]],
    [-5, [0, 0, 0, 0]],
  ])('splits %i ms into days, hours, minutes and seconds: %j', (milliseconds, units) => {
    expect(Object.values(timeLeft(milliseconds))).toEqual(units);
  });

  it.each([
    ['2026-12-01T10:59:59.999Z', 'before'],
    ['2026-12-01T11:00:00Z', 'open'],
    ['2026-12-08T10:59:59.999Z', 'open'],
    ['2026-12-08T11:00:00Z', 'closed'],
  ])('says that at %s the contest is %s', (instant, phase) => {
    expect(phaseAt(Date.parse(instant), statusOf([]))).toBe(phase);
  });
});

it('recordedPhase is closed once the list of the last draw is frozen', () => {
  expect(recordedPhase(null)).toBe('open');
  expect(recordedPhase(statusOf([MADE, TO_COME]))).toBe('open');
  expect(recordedPhase(statusOf([MADE, FROZEN]))).toBe('closed');
});

describe('shownContest', () => {
  it('labels the number of entries as a minimum, and shows “Moins de 10” for 0', () => {
    expect(shownContest(statusOf([], 1230))).toMatchObject({
      entries: '1\u202f230',
      entriesLabel: 'participations au moins',
    });
    expect(shownContest(statusOf([], 0))).toMatchObject({ entries: 'Moins de 10', entriesLabel: 'participations' });
  });

  it('distinguishes a draw without winners from a draw still to come', () => {
    expect(shownContest(statusOf([FROZEN])).noWinner).toBe(WINNERS_COPY.none);
    expect(shownContest(statusOf([{ ...MADE, drawn: [] }])).noWinner).toBe(WINNERS_COPY.nobody);
  });

  it('shows the signature and the round of a signed seed, and calls a seed without signature unverified', () => {
    const [signed] = shownContest(statusOf([MADE])).draws;
    expect(signed).toMatchObject({ proof: DRAWS_COPY.signed, facts: [{}, {}, [DRAWS_COPY.signature, SIGNATURE]] });
    expect(signed?.round?.address).toMatch(/^https:\/\/api\.drand\.sh\/[0-9a-f]{64}\/public\/657413$/);
    const [unsigned, frozen] = shownContest(statusOf([{ ...MADE, signature: null }, FROZEN])).draws;
    expect(unsigned).toMatchObject({ proof: DRAWS_COPY.unverified, facts: [{}, {}] });
    expect(unsigned?.proof).toMatch(/^Non vérifié/);
    expect(frozen).toMatchObject({ proof: null, round: null });
  });

  it('names no winner before a draw, and says when each list is frozen and each seed drawn', () => {
    const { winners, draws } = shownContest(statusOf([FROZEN, TO_COME]));
    expect(winners).toEqual([]);
    expect(draws.map(({ state }) => state)).toEqual([
      'Liste figée. Le hasard sera tiré le 20 avril 2026 à 2\u00a0h\u00a000.',
      'La liste sera figée le 8 décembre 2026 à 12\u00a0h\u00a000.',
    ]);
    expect(draws[0]?.prizes).toBe('Le Pack Duo Connecté + L’accessoire de la semaine');
    expect(draws.map(({ canBeChecked, facts }) => [canBeChecked, facts.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('names the winners, anonymously when they wish, and no substitute', () => {
    expect(shownContest(statusOf([MADE])).winners).toEqual([
      { who: 'Camille, Lyon', prize: WINNERS_COPY.prizes.pack },
      { who: WINNERS_COPY.discreet, prize: WINNERS_COPY.prizes.accessory },
    ]);
  });
});

describe('checkAgain', () => {
  it('confirms a published draw and a frozen list, and reports a list that cannot be read', async () => {
    expect(await checkAgain(MADE, list)).toBe(CHECK_COPY.same(12));
    expect(await checkAgain(FROZEN, list)).toBe(CHECK_COPY.hashOnly(12));
    expect(await checkAgain(MADE, null)).toBe(CHECK_COPY.unreachable);
  });

  it('reports another list, another seed, a missing or forged signature, and swapped winners', async () => {
    expect(await checkAgain(MADE, formatDrawList(lines.slice(1)))).toBe(CHECK_COPY.otherList);
    expect(await checkAgain({ ...MADE, seed: '0'.repeat(64) }, list)).toBe(CHECK_COPY.otherWinners);
    expect(await checkAgain({ ...MADE, signature: null }, list)).toBe(CHECK_COPY.unverified(12));
    expect(await checkAgain({ ...MADE, seedRound: ROUND + 1 }, list)).toBe(CHECK_COPY.forged);
    expect(await checkAgain({ ...MADE, signature: 'b'.repeat(96) }, list)).toBe(CHECK_COPY.forged);
    const [first, second, ...rest] = MADE.drawn;
    if (!first || !second) throw new Error('Nobody was drawn');
    const swapped = [{ ...first, line: second.line }, { ...second, line: first.line }, ...rest];
    expect(await checkAgain({ ...MADE, drawn: swapped }, list)).toBe(CHECK_COPY.otherWinners);
  });

  it('confirms a draw in which a substitute has replaced a winner', async () => {
    const replaced = MADE.drawn.map((entry) =>
      entry.place === 1
        ? { ...entry, state: 'withdrawn' as const }
        : entry.place === 3
          ? { ...entry, state: 'winner' as const }
          : entry,
    );
    expect(await checkAgain({ ...MADE, drawn: replaced }, list)).toBe(CHECK_COPY.same(12));
  });
});

describe('texts with a count', () => {
  it.each([
    [0, '0 billet,'],
    [1, '1 billet,'],
    [2, '2 billets,'],
  ])('use the plural from two tickets on: %i', (count, words) => {
    expect(CHECK_COPY.same(count)).toContain(words);
    expect(CHECK_COPY.hashOnly(count)).toContain(words);
  });

  it.each([
    [[1], 'dans la liste : concours de mai, tirage nº 1.'],
    [[1, 2], 'dans ces listes : concours de mai, tirages nº 1 et nº 2.'],
    [[1, 2, 3], 'dans ces listes : concours de mai, tirages nº 1, nº 2 et nº 3.'],
  ])('use the plural from two draws on: %j', (draws, words) => {
    expect(TICKET_COPY.inList(draws, 'concours de mai')).toContain(words);
  });
});

describe('a ticket', () => {
  const CONTEST = 'concours de décembre 2026';
  const winning = TICKETS[lines.indexOf(drawn.winners[0] ?? '')] ?? '';
  const losing = TICKETS.find((_, index) => !MADE.drawn.some(({ line }) => line === lines[index])) ?? '';

  it.each([
    [
      'is answered with its list and its prize when it has won',
      winning,
      `${TICKET_COPY.inList([1], CONTEST)} ${TICKET_COPY.won([WINNERS_COPY.prizes.pack])}`,
    ],
    [
      'is found in its list when it is typed in capitals, with spaces',
      ` ${losing.toUpperCase()} `,
      TICKET_COPY.inList([1], CONTEST),
    ],
    ['is answered as missing when it is in no list', '0f8fad5b-d9cb-469f-a165-70867728950e', TICKET_COPY.notInList],
    ['is refused when it does not have the form of a ticket', 'camille@exemple.fr', TICKET_COPY.noTicket],
  ])('%s', async (_what, ticket, words) => {
    expect(await findTicket(ticket, [statusOf([MADE, TO_COME])], async () => list)).toBe(words);
  });

  it('gets an answer with every prize that it has won', async () => {
    const drawnAgain = MADE.drawn.slice(0, 1).map((winner) => ({ ...winner, prize: 'accessory' as const }));
    const draws = [MADE, { ...MADE, number: 2, drawn: drawnAgain }];
    expect(await findTicket(winning, [statusOf(draws)], async () => list)).toContain(
      'Et il a gagné : Le Pack Duo Connecté + L’accessoire de la semaine.',
    );
  });

  it('is answered with “not yet” before a list is frozen, and with an error when the list cannot be read', async () => {
    expect(await findTicket(winning, [statusOf([TO_COME])], async () => list)).toBe(TICKET_COPY.notYet);
    expect(await findTicket(winning, [statusOf([MADE])], async () => null)).toBe(CHECK_COPY.unreachable);
  });

  it('is found in the lists of a former contest too', async () => {
    const contests = [{ ...statusOf([FROZEN]), name: '2027-04' }, statusOf([MADE])];
    const formatDrawList = vi.fn(async (_draw: number, contest: string) => (contest === '2026-12' ? list : ''));
    expect(await findTicket(losing, contests, formatDrawList)).toBe(TICKET_COPY.inList([1], CONTEST));
    expect(formatDrawList.mock.calls).toEqual([
      [1, '2027-04'],
      [1, '2026-12'],
    ]);
  });
});

describe('entryRecorder', () => {
  const person = { name: 'Camille', email: 'camille@exemple.fr' };
  const services = (answer: EntryAnswer, acceptsRules = true) => ({
    options: () => ({ acceptsRules, answers: { city: 'Lyon', mayBeShown: true } }),
    session: 'a'.repeat(32),
    enter: vi.fn(async () => answer),
    onTicket: vi.fn(),
    onRefusal: vi.fn(),
  });

  it('passes the ticket on, and enters once for the same answers', async () => {
    const given = services({ kind: 'entered', ticket: 'billet' });
    const { isAnswered, enter } = entryRecorder(given);
    expect(isAnswered()).toBe(true);
    expect([await enter(person), await enter(person)]).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(given.enter.mock.calls).toEqual([[{ ...person, city: 'Lyon', mayBeShown: true, session: given.session }]]);
    expect(given.onTicket.mock.calls).toEqual([['billet']]);
    await enter({ ...person, email: 'autre@exemple.fr' });
    expect(given.enter).toHaveBeenCalledTimes(2);
    expect(given.onRefusal).not.toHaveBeenCalled();
  });

  it('sends nothing before the rules are accepted', async () => {
    const given = services({ kind: 'entered', ticket: 'billet' }, false);
    const { isAnswered, enter } = entryRecorder(given);
    expect(isAnswered()).toBe(false);
    expect(await enter(person)).toEqual({ kind: 'to-correct' });
    expect(given.onRefusal).toHaveBeenCalledWith('rules', NOT_ENTERED.rules);
    expect(given.enter).not.toHaveBeenCalled();
  });

  it('reports a refused city at its field, and a refused name under the form', async () => {
    const given = services({ kind: 'wrong', field: 'city' });
    expect(await entryRecorder(given).enter(person)).toEqual({ kind: 'to-correct' });
    expect(given.onRefusal.mock.calls).toEqual([['city', WRONG_ANSWER.optional(ENTRY_FIELDS.city.wrong)]]);
    const message = WRONG_ANSWER.needed(ENTRY_FIELDS.name.wrong);
    const entered = await entryRecorder(services({ kind: 'wrong', field: 'name' })).enter(person);
    expect(entered).toEqual({ kind: 'not-entered', message });
  });

  it.each(['closed', 'not open', 'rate limit', 'invalid', 'failed'] as const)(
    'explains the refusal, and asks again at the next attempt: %s',
    async (reason) => {
      const given = services({ kind: 'refused', reason });
      const { enter } = entryRecorder(given);
      expect(await enter(person)).toEqual({ kind: 'not-entered', message: NOT_ENTERED[reason] });
      await enter(person);
      expect(given.enter).toHaveBeenCalledTimes(2);
      expect(given.onTicket).not.toHaveBeenCalled();
    },
  );
});
