import { afterAll, beforeAll, expect, it } from 'vitest';
import { contestDatabase } from '../../../server/contest/contest-database.ts';
import { runDraw, type DrawParts } from '../../../server/contest/draw-command.ts';
import { lineOf } from '../../../src/core/contest/draw.ts';
import { SIGNED } from '../../support/contest.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

const { seed: SEED, signature: SIGNATURE } = SIGNED;
const OTHER_SEED = '0'.repeat(64);
const HOUR = 3_600_000;

let backend: TestBackend;
const files = new Map<string, string>();

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Returns the output of the command. */
async function draw(...given: string[]): Promise<string> {
  let printed = '';
  const parts: DrawParts = {
    environment: {
      CONTEST_MODE: 'live',
      CONTEST_STARTS_AT: new Date(startedAt - HOUR).toISOString(),
      CONTEST_ENDS_AT: new Date(startedAt + HOUR).toISOString(),
      CONTEST_ORGANISER: 'Société Éditrice SAS',
      CONTEST_ORGANISER_ADDRESS: '1 rue des Fleurs, 75001 Paris',
      CONTEST_REGISTRATION: 'RCS Paris 123 456 789',
      CONTEST_CONTACT: 'jeu@coquelicot.example',
    },
    database: (contest) => contestDatabase(backend.operator(), contest),
    readFile: async (file) => files.get(file) ?? '',
    writeFile: async (file, text) => void files.set(file, text),
    eraseMessages: async () => 2,
    print: (text) => (printed += `${text}\n`),
  };
  await runDraw(given, parts);
  return printed;
}
const startedAt = Date.now();

async function pass(interval: string) {
  await backend.sql`update public.contest_draws
    set closes_at = closes_at - ${interval}::interval, seed_round = private.seed_round_at(closes_at - ${interval}::interval + interval '24 hours')`;
  await backend.sql`update public.contest_entries set entered_at = entered_at - ${interval}::interval`;
}

it('the draw command opens a contest, freezes lists, records and checks a draw, and replaces a winner', async () => {
  await expect(draw('status')).rejects.toThrow('No contest is open');
  expect(await draw('open')).toContain('is opened.');
  expect(await draw('open')).toContain('is unchanged.');

  const tickets: string[] = [];
  for (const name of ['Camille Un', 'Sacha Deux', 'Alix Trois', 'Noa Quatre', 'Lou Cinq']) {
    const { data } = await backend.operator().rpc('enter_contest', {
      form: { name, email: `${name.split(' ')[0]}@exemple.fr`, city: 'Lyon', may_be_shown: true },
      network: name,
    });
    tickets.push((data as { ticket: string }).ticket);
  }
  expect(await draw('status')).toMatch(/^Contest \d{4}-\d{2}\.\n5 entries[\s\S]*Draw 1 \(pack, accessory\) closes on/);
  expect(await draw('freeze')).toContain('0 lists were frozen now, 0 in total.');
  await expect(draw('run', '--seed', SEED)).rejects.toThrow('Name the draw');
  await expect(draw('run', '--seed', SEED, '--draw', '1')).rejects.toThrow('closes on');

  await pass('2 hours');
  expect(await draw('freeze')).toContain('1 lists were frozen now, 1 in total.');
  expect(await draw('freeze')).toContain('0 lists were frozen now, 1 in total.');
  const list = files.get('tirage-1.txt') ?? '';
  expect(list.trimEnd().split('\n')).toEqual((await Promise.all(tickets.map(lineOf))).sort());
  await expect(draw('run', '--seed', SEED)).rejects.toThrow('does not exist yet');

  await pass('1 day');
  await expect(draw('run', '--seed', 'tomorrow')).rejects.toThrow('The seed must be');
  // The signature belongs to another round than this draw.
  await expect(draw('run', '--signature', SIGNATURE)).rejects.toThrow('drand did not sign round');
  const recorded = await draw('run', '--seed', SEED);
  expect(recorded).toContain('Draw 1 is recorded.');
  expect(recorded).toContain('this draw is not verified: run it again with --draw 1 --signature HEX.');
  expect(await draw('status')).toContain('not verified: no signature');
  await backend.sql`update public.contest_draws set seed_round = ${SIGNED.round}`;
  expect(await draw('run', '--signature', SIGNATURE, '--draw', '1')).toContain('Draw 1 is signed.');
  expect(await draw('status')).toContain(`signed by drand, round ${SIGNED.round}`);
  expect(await draw('run', '--seed', SEED, '--draw', '1')).toContain('Draw 1 is unchanged.');
  await expect(draw('run', '--seed', OTHER_SEED, '--draw', '1')).rejects.toThrow('made already');

  // Checking from the published list and seed gives the recorded result.
  const checked = await draw('check', 'tirage-1.txt', '--seed', SEED, '--prizes', '2');
  expect(recorded.split('\n').slice(1, -2)).toEqual(checked.split('\n').slice(0, -1));

  const before = (await draw('winners')).split('\n');
  expect(before[0]).toMatch(/^1\. winner \(pack\) {2}\w+ \w+ {2}\w+@exemple\.fr$/);
  expect(await draw('replace', '--place', '1')).toContain('Place 3 wins instead.');
  const after = (await draw('winners')).split('\n');
  expect(after[0]).toBe(before[0]?.replace('winner', 'withdrawn'));
  expect(after[2]).toBe(before[2]?.replace('substitute', 'winner (pack)'));

  expect(await draw('erase', 'camille@exemple.fr')).toContain(
    "1 entries of camille@exemple.fr are erased.\n2 mails of this copy's outbox are erased.",
  );
  expect((await draw('winners')).match(/erased/g)).toHaveLength(1);

  // Draws, commands and replacements of the first contest stay available once the next contest is open.
  const [former] =
    await backend.sql`update public.contests set ends_at = now() - interval '1 minute' returning contest_name as name`;
  const next = [new Date(startedAt + 2 * HOUR), new Date(startedAt + 9 * HOUR)].map((date) => date.toISOString());
  await backend
    .operator()
    .rpc('open_contest', { starts_at: next[0] ?? '', ends_at: next[1] ?? '' })
    .throwOnError();
  const name = former?.['name'] as string;
  await expect(draw('winners')).rejects.toThrow('Name the draw');
  // The lists of each contest have files of their own.
  expect(await draw('freeze', '--contest', name)).toContain(`written to tirage-${name}-1.txt`);
  expect(await draw('winners', '--contest', name)).toMatch(/winner \(pack\)/);
  expect(await draw('replace', '--contest', name, '--place', '3')).toMatch(/Place [45] wins instead/);
  await expect(draw('status', '--contest', '1999-01')).rejects.toThrow(`There is no contest 1999-01`);
});
